/** The game in numbers, for each player. */

const count = (told, type, fits) =>
  [0, 1].map((seat) => told.filter(({ event }) => event.type === type && fits(event, seat)).length);

const DUELS = new Set(["duel", "charge", "flank"]);

/**
 * @param {import("./told.js").Told[]} told @param {Data[]} armies of the last public view
 * @returns {{sign: string, about: string, values: number[]}[]}
 */
export const numbersIn = (told, armies) => [
  {
    sign: "ph-orders",
    about: "seen",
    values: count(told, "unit.revealed", ({ seat: owner }, seat) => owner === seat),
  },
  {
    sign: "k-bluff",
    about: "bluffs",
    values: count(told, "unit.revealed", ({ seat: owner, bluff }, seat) => bluff && owner === seat),
  },
  {
    sign: "k-duel",
    about: "duels",
    values: count(
      told,
      "fought",
      ({ seat: attacker, kind, result }, seat) =>
        DUELS.has(kind) &&
        ((result === "lost" && attacker === seat) || (result === "beaten" && attacker !== seat)),
    ),
  },
  { sign: "k-lost", about: "lost", values: armies.map(({ lost }) => lost.length) },
  { sign: "ph-build", about: "built", values: armies.map(({ built }) => built.length) },
  { sign: "ph-land", about: "lands", values: armies.map(({ lands }) => lands.length) },
];
