/**
 * Where boards and capital are on the table, by the number of seats: in units of the drawing, which is
 * 692 high. The others sit clockwise from the left; every top edge is turned to the capital.
 */

/**
 * @typedef {{x: number, y: number, scale: number, turn: number, density: "mini"|"compact", legend: "side"|"line"}} Spot
 * @typedef {{width: number, capital: {x: number, y: number, width: number}, mine: {x: number, y: number, scale: number},
 *   others: Spot[]}} Places
 */

/** @returns {Spot} */
const left = (y, scale) => ({ x: 0, y, scale, turn: 1, density: "mini", legend: "side" });
/** @returns {Spot} */
const right = (x, y, scale) => ({ x, y, scale, turn: 3, density: "mini", legend: "side" });
/** @returns {Spot} */
const small = (x) => ({ x, y: 27, scale: 0.27, turn: 2, density: "compact", legend: "line" });

/** Nobody across: the capital moves up, and my board grows. @type {Places} */
const three = {
  width: 1127,
  capital: { x: 308, y: 122, width: 511 },
  mine: { x: 308, y: 227, scale: 0.77 },
  others: [left(79.5, 0.5), right(825, 79.5, 0.5)],
};

/** @type {Places} */
const four = {
  width: 1044,
  capital: { x: 308, y: 195, width: 428 },
  mine: { x: 308, y: 301.4, scale: 0.645 },
  others: [
    left(79.5, 0.5),
    { x: 419, y: 2, scale: 0.31, turn: 2, density: "mini", legend: "side" },
    right(742, 79.5, 0.5),
  ],
};

/** @type {Record<number, Places>} */
export const TABLES = {
  2: { ...three, others: three.others.slice(0, 1) },
  3: three,
  4: four,
  5: { ...four, others: [left(79.5, 0.5), small(337), small(528), right(742, 79.5, 0.5)] },
  6: {
    width: 1128,
    capital: { x: 284, y: 195, width: 560 },
    mine: { x: 350, y: 301.4, scale: 0.645 },
    others: [left(93, 0.46), small(283), small(474.5), small(666), right(850, 93, 0.46)],
  },
};

/** A phone shows them in two rows, the capital between: who is above it (seats clockwise from mine), and below. */
export const ROWS = {
  2: [[1], [0]],
  3: [[1, 2], [0]],
  4: [
    [1, 2],
    [0, 3],
  ],
  5: [
    [2, 3],
    [1, 0, 4],
  ],
  6: [
    [2, 3, 4],
    [1, 0, 5],
  ],
};
