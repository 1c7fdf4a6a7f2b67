/** Four ways out of a space: an amber button on each side, the place it leads to, an arrow key. */
import { svg } from "../../../core/ui/dom.js";
import { ahead, isSpace, point, rowColumn, SPACE } from "../board/geometry.js";
import { STEP } from "../say/names.js";

const ANGLE = { U: -90, R: 0, D: 90, L: 180 };
const KEYS = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };

/**
 * @typedef {{side: import("../say/names.js").Facing, action: Action}} Side
 * @param {(client: import("../client.js").Client) => {at: string, sides: Side[]}} open what is asked now
 * @param {string} may the message for a place that may be tapped
 * @param {(client: import("../client.js").Client, action: Action) => void} choose
 */
export function around(open, may, choose) {
  const there = (client, place) => {
    const { at, sides } = open(client);
    return sides.find(({ side }) => beside(client, at, side) === place)?.action ?? null;
  };
  return {
    lit(client) {
      const { at, sides } = open(client);
      return new Map(sides.map(({ side }) => [beside(client, at, side), client.t(may)]));
    },
    tap(client, place) {
      const action = there(client, place);
      if (action) choose(client, action);
    },
    action: there,
    key(client, event) {
      const way = event.altKey
        ? null
        : open(client).sides.find(({ side }) => side === KEYS[event.key]);
      if (!way || event.target.closest?.("[role=grid]")) return false;
      choose(client, way.action);
      return true;
    },
  };
}

/** The place on that side: a space, a forest spot, or `village` and its column. */
function beside({ table }, at, side) {
  const { edges = "LTR" } = table.view.public.layout;
  const [row, column] = rowColumn(at);
  const [dx, dy] = STEP[side];
  const [r, c] = [row + dy, column + dx];
  if (r < 1) return edges.includes("T") ? `T${c}` : `village${c}`;
  if (r > 5) return edges.includes("B") ? `B${c}` : `village${c}`;
  return c < 1 ? `L${r}` : c > 5 ? `R${r}` : `${r},${c}`;
}

/** The middle of the place on that side. */
export function spotBeside(client, at, side) {
  const place = beside(client, at, side);
  return place.startsWith("village") ? ahead(point(at), side, SPACE) : point(place);
}

/** A round button between the two places. Hands reach it through the place it leads to, which is larger. */
export function sideButton(at, side, label) {
  const { x, y } = ahead(point(at), side, isSpace(at) ? 58 : 40);
  return svg(
    "g.direction-button",
    { transform: `translate(${x} ${y})`, role: "img", "aria-label": label },
    svg("circle", { r: 21 }),
    svg("path", { d: "M-7 -10 L10 0 L-7 10Z", transform: `rotate(${ANGLE[side]})` }),
  );
}
