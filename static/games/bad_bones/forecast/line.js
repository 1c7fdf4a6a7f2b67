/** The line of a way: straight from space to space, in an arc over a space that is leapt. */

/** A step to the next space or forest spot is at most this long. */
const STEP = 130;

/** @param {import("../board/geometry.js").Point} a @param {import("../board/geometry.js").Point} b */
export const isLeap = (a, b) => Math.hypot(b.x - a.x, b.y - a.y) > STEP;

/** @param {import("../board/geometry.js").Point[]} corners @returns {string} for `<path d>` */
export function curve(corners) {
  return corners
    .map((to, i) => {
      const from = corners[i - 1];
      if (!from) return `M${to.x} ${to.y}`;
      if (!isLeap(from, to)) return `L${to.x} ${to.y}`;
      const upright = from.x === to.x;
      return `Q${(from.x + to.x) / 2 + (upright ? 60 : 0)} ${(from.y + to.y) / 2 - (upright ? 0 : 60)} ${to.x} ${to.y}`;
    })
    .join(" ");
}
