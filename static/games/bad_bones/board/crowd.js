/**
 * Crowded spaces: one stack per facing, never one per skeleton.
 * Two facings stand each on the side they will leave by; three or four in fixed corners, clockwise
 * from the upper left: up, right, down, left. Small boards count instead.
 */
import { svg } from "../../../core/ui/dom.js";
import { FACINGS, STEP, TURN } from "../say/names.js";
import { isSpace, point } from "./geometry.js";
import { badge, count, plate, token } from "./pieces.js";

/** @typedef {{id: string, symbol: string, facing: string, side: string, chief?: string}} Shown */
/** @typedef {{dx: number, dy: number, size: number, inner: number[]}} Pile how far from the middle, and where its inner corner is */

const SIZES = {
  full: { one: 76, spot: 72, most: 4 },
  mini: { one: 76, spot: 72, most: 2 },
  compact: { one: 96, spot: 80, most: 1 },
};
/** @type {Record<string, [number, number]>} */
const CORNERS = { U: [-24.5, -24.5], R: [24.5, -24.5], D: [24.5, 24.5], L: [-24.5, 24.5] };

/** The skeletons of one place, by facing, chiefs before their people. @param {Shown[]} skeletons @returns {Shown[][]} */
export function byFacing(skeletons) {
  const sorted = skeletons.toSorted((a, b) => Number(Boolean(b.chief)) - Number(Boolean(a.chief)));
  return FACINGS.map((facing) => sorted.filter((each) => each.facing === facing)).filter(
    (stack) => stack.length,
  );
}

/**
 * @param {string} place
 * @param {Shown[]} skeletons
 * @param {"full"|"mini"|"compact"} density
 * @param {boolean} onTile a tile lies under them and wants to be seen
 */
export function crowd(place, skeletons, density, onTile) {
  const stacks = byFacing(skeletons);
  const middle = point(place);
  const sizes = SIZES[density];
  if (stacks.length > sizes.most) return huddle(stacks, skeletons, middle);
  const spots =
    stacks.length === 1
      ? [alone(isSpace(place) ? sizes.one : sizes.spot, onTile && density === "full")]
      : together(stacks.map(([first]) => first.facing));
  return stacks.map((stack, i) => {
    const { dx, dy, size, inner } = spots[i];
    return pile(stack, middle.x + dx, middle.y + dy, size, inner, density);
  });
}

const alone = (size, onTile) =>
  onTile ? { dx: 0, dy: 12, size: 58, inner: [1, 1] } : { dx: 0, dy: 0, size, inner: [1, 1] };

/** @param {string[]} facings two to four of them @returns {Pile[]} */
function together(facings) {
  if (facings.length > 2) {
    return facings.map((facing) => {
      const [dx, dy] = CORNERS[facing];
      return { dx, dy, size: 52, inner: [-Math.sign(dx), -Math.sign(dy)] };
    });
  }
  const [a, b] = facings.map((facing) => STEP[facing]);
  if (a[0] === -b[0] && a[1] === -b[1]) {
    return [a, b].map(([x, y]) => ({
      dx: x * 25,
      dy: y * 25,
      size: 55,
      inner: x ? [-x, 1] : [1, -y],
    }));
  }
  return [
    [a, b],
    [b, a],
  ].map(([own, other]) => {
    const dx = own[0] ? own[0] * 20 : -other[0] * 19;
    const dy = own[1] ? own[1] * 20 : -other[1] * 19;
    return { dx, dy, size: 59, inner: [-Math.sign(dx), Math.sign(dy)] };
  });
}

/** Up to three plates, stepped up and to the right, each with its own family; then the number. */
function pile(stack, x, y, size, inner, density) {
  const [ix, iy] = inner;
  const plates = stack.slice(0, 3);
  const mixed = new Set(stack.map((each) => each.symbol)).size > 1;
  const step = (mixed ? 9 : 6) * (size / 76);
  const [first] = stack;
  const back = size < 72 ? ((plates.length - 1) * step) / 2 : 0;
  const [fx, fy] = [x - back, y + back];
  const big = density === "compact";
  // A chief's badge is at the upper right: the number leaves it there.
  const cx = first.chief && iy < 0 ? -Math.abs(ix) : ix;
  return svg(
    "g.b-pile",
    { "data-id": first.id },
    plates
      .slice(1)
      .reverse()
      .map((each, i, behind) => {
        const away = (behind.length - i) * step;
        return plate(each, each.side, fx + away, fy - away, size);
      }),
    token(first, first.side, fx, fy, size),
    stack.length > 1 &&
      (big
        ? count(stack.length, fx + 26, fy + 26, 24, 35)
        : count(
            stack.length,
            fx + cx * size * 0.34,
            fy + iy * size * 0.32,
            size < 72 ? 10.5 : 12,
            size < 72 ? 13.5 : 15,
          )),
  );
}

/** Too many for this size: their number, and a wedge for each way they face. */
function huddle(stacks, skeletons, { x, y }) {
  const leader = skeletons.find(({ chief }) => chief);
  return svg(
    "g.b-huddle",
    stacks.map(([{ facing }]) =>
      svg("path.wedge", {
        d: `M${x - 20} ${y - 29} L${x} ${y - 51} L${x + 20} ${y - 29}Z`,
        transform: `rotate(${TURN[facing]} ${x} ${y})`,
      }),
    ),
    count(skeletons.length, x, y, 33, 43),
    leader && badge(leader.chief, x + 28, y - 28, 44),
  );
}
