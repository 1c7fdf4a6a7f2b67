/**
 * What this page was shown of both armies, for those who would otherwise write it down (B3: no view keeps it). It is
 * made anew from all that has happened, and follows what happens after.
 *
 * @typedef {{card: string, round: number}} Sighting the last time a card was seen
 * @typedef {{cards: Map<string, Sighting>, revealed: number, bluffs: number}} Known of one seat
 */

/** @type {WeakMap<object, Known[]>} */
const known = new WeakMap();

const nothing = () => [0, 1].map(() => ({ cards: new Map(), revealed: 0, bluffs: 0 }));

/** Begins to follow a table. @param {import("../client.js").Client} client */
export function remember(client) {
  if (known.has(client)) return;
  known.set(client, nothing());
  const { table } = client;
  client.stop.push(
    table.on("past", (changes) => {
      known.set(client, nothing());
      for (const change of changes) note(client, change);
    }),
    table.on("shown", (change) => note(client, change)),
  );
}

/** @param {import("../client.js").Client} client @param {number} seat @returns {Known} */
export const seenOf = (client, seat) => known.get(client)[seat];

/** @param {import("../client.js").Client} client @param {Change} change */
function note(client, { events, after }) {
  const round = after.public.round;
  for (const event of events) NOTED[event.type]?.(known.get(client), event, round);
}

const saw = (known, seat, card, round) => known[seat].cards.set(card, { card, round });

const NOTED = {
  "unit.revealed": (known, { seat, card, bluff }, round) => {
    saw(known, seat, card, round);
    known[seat].revealed += 1;
    if (bluff) known[seat].bluffs += 1;
  },
  "units.looked": (known, { seat, units }, round) => {
    for (const { card } of units) saw(known, 1 - seat, card, round);
  },
  "recruit.exchanged": (known, { seat, took }, round) => saw(known, seat, took, round),
  "unit.returned": (known, { seat, card }, round) => card && saw(known, seat, card, round),
};
