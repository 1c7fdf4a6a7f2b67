/** All that has happened, event by event: with its round, and where the replay shows it. */

/**
 * @typedef {{event: GameEvent, round: number, at: number}} Told
 * @param {Change[]} changes @returns {Told[]}
 */
export const toldIn = (changes) =>
  changes.flatMap(({ events, before, after }, at) =>
    events.map((event) => ({ event, round: (before?.public ?? after.public).round, at })),
  );

/** Gold of both seats after each round, beginning with none. @param {Told[]} told @param {number} rounds */
export function goldByRound(told, rounds) {
  const won = told.filter(({ event }) => event.type === "land.conquered");
  return [0, 1].map((seat) =>
    Array.from({ length: rounds + 1 }, (_, last) =>
      won
        .filter(({ event, round }) => event.seat === seat && round <= last)
        .reduce((sum, { event }) => sum + event.gold, 0),
    ),
  );
}
