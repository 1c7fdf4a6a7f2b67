/** What became of a realm that fell, in a sentence for the ranking; where all stand or fall together, of everybody. */

import { together } from "../view/mode.js";

/** @param {Table} table @param {number} seat @returns {string|null} */
export function fate(table, seat) {
  const { history, seats } = table.view.public;
  const { floors, houses } = seats[seat].board;
  if (together(table)) return table.t(stood(floors, seats[seat].floors_max), { count: floors });
  if (floors > 0 && houses > 0) return null;
  const round = history.length;
  if (floors > 0) return table.t("client.fell.village", { round, count: floors });
  return table.t("client.fell.tower", { round, count: houses });
}

function stood(left, most) {
  if (left === most) return "coop.stood.all";
  return left ? "coop.stood" : "coop.stood.none";
}
