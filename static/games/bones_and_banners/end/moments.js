/** Moments worth seeing again, found in what has happened. */

/**
 * @typedef {import("./told.js").Told} Told
 * @typedef {{kind: string, told: Told}} Moment
 */

/** Those of which the most is kept, by what one counts. */
const most = (told, count) =>
  told.reduce((best, each) => (best && count(best) >= count(each) ? best : each), undefined);

const of = (told, type) => told.filter(({ event }) => event.type === type);

/** How many banners both had. @param {Told} told */
const banners = ({ event: { totals } }) => totals[0] + totals[1];

/** Each finds at most one moment. @type {Record<string, (told: Told[], cards: Data) => Told|undefined>} */
const FOUND = {
  unseen: (told) =>
    most(
      of(told, "land.conquered").filter(({ event }) => !event.contested),
      ({ event }) => event.gold,
    ),
  stormed: (told) =>
    most(
      of(told, "land.conquered").filter(({ event }) => event.contested),
      ({ event }) => event.gold,
    ),
  narrow: (told) =>
    most(
      of(told, "counted").filter(({ event: { totals } }) => Math.abs(totals[0] - totals[1]) === 1),
      banners,
    ),
  stalemate: (told) =>
    most(
      of(told, "counted").filter(({ event: { totals } }) => totals[0] === totals[1]),
      banners,
    ),
  caught: (told, { units }) =>
    most(
      of(told, "unit.revealed").filter(({ event }) => event.bluff),
      ({ event }) => units[event.card].banners,
    ),
  named: (told) => of(told, "name.guessed").find(({ event }) => event.right),
  destroyed: (told) => of(told, "building.destroyed")[0],
  raided: (told) => of(told, "raided")[0],
  decided: (told) => of(told, "land.conquered").at(-1),
};

/** In the order in which they happened, one for each step of the replay. @param {Told[]} told @param {Data} cards of the public view @returns {Moment[]} */
export function momentsIn(told, cards) {
  const found = Object.entries(FOUND)
    .map(([kind, find]) => ({ kind, told: find(told, cards) }))
    .filter((moment) => moment.told)
    .sort((one, other) => one.told.at - other.told.at);
  return [...new Map(found.map((moment) => [moment.told.at, moment])).values()];
}
