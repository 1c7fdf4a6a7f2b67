/** What became of a realm that fell, in a sentence for the ranking; where all stand or fall together, of everybody. */

import { together } from "../view/mode.js";

/** @param {Table} table @param {number} seat @returns {string|null} */
export function fate(table, seat) {
  const { history, seats } = table.view.public;
  const { fell, board } = seats[seat];
  const { floors, houses } = board;
  if (together(table)) return table.t(stood(floors, seats[seat].floors_max), { count: floors });
  if (!fell) return null;
  const stands = { tower: houses, village: floors };
  return table.t(`client.fell.${fell}`, { round: history.length, count: stands[fell] });
}

function stood(left, most) {
  if (left === most) return "coop.stood.all";
  return left ? "coop.stood" : "coop.stood.none";
}
