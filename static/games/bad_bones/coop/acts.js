/** What happens to the capital: it belongs to no board. */

const FALL = 520;

export const acts = {
  "house.burnt": {
    length: FALL, follows: true,
    start({ client, event, ms }) {
      for (const capital of client.capitals) {
        capital.catching.add(event.left);
        capital.lose(event.left, ms);
      }
      client.drawCapital(client.standing);
      client.table.sound("burn");
    },
    end({ client, event }) {
      for (const capital of client.capitals) capital.catching.delete(event.left);
      client.drawCapital(event.left);
    },
  },
  "house.rebuilt": {
    length: FALL, follows: true,
    start: ({ client, event }) => client.drawCapital(event.left),
  },
};
