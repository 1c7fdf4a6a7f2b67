/** What happens to the capital: it belongs to no board. */

const FALL = 520;

/** Which houses catch fire: those behind the last one that is left. */
const burning = ({ left, count = 1 }) => Array.from({ length: count }, (_, i) => left + i);

export const acts = {
  "house.burnt": {
    length: FALL,
    follows: true,
    start({ client, event, ms }) {
      for (const capital of client.capitals) {
        for (const house of burning(event)) capital.catching.add(house);
        capital.lose(event.left, event.count ?? 1, ms);
      }
      client.drawCapital(client.standing);
      client.table.sound("burn");
    },
    end({ client, event }) {
      for (const capital of client.capitals)
        for (const house of burning(event)) capital.catching.delete(house);
      client.drawCapital(event.left);
    },
  },
  "house.rebuilt": {
    length: FALL,
    follows: true,
    start: ({ client, event }) => client.drawCapital(event.left),
  },
};
