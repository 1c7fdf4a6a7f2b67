/** The kind of board that stands at the capital: forests left, right and below, gates on top. */
import { svg } from "../../../core/ui/dom.js";
import { point, ROWS } from "../board/geometry.js";
import { badge, count, draw } from "../board/pieces.js";
import { chiefIn, waitingIn } from "../board/village.js";
import { FEW_TREES, TREES } from "./scenery.js";

const GATES = 72;
const TOMBS = { x: 42, y: 632 };

/** @type {import("../board/village.js").Kind} */
export const capitalSide = {
  frame: { x: 0, y: 68, width: 664, height: 604 },
  lit: { x: 16, y: 70, width: 632, height: 586 },
  trees: { full: TREES, mini: FEW_TREES, compact: FEW_TREES },
  homes(scene, turn) {
    const [waiting, leader] = [waitingIn(scene.board), chiefIn(scene.board)];
    return [
      { key: "gates", make: () => gates(turn) },
      { key: `cemetery ${waiting} ${leader ?? ""}`, make: () => cemetery(waiting, leader, turn) },
    ];
  },
  spots: [
    ...ROWS.map((lane) => [`B${lane}`, lane * 100 - 18, 592, 98, 72]),
    ["cemetery", 8, 596, 68, 70],
    // What lies beyond the gates is the capital, as the village is elsewhere.
    ...ROWS.map((gate) => [`village${gate}`, gate * 100 - 18, 40, 100, 42]),
  ],
};

const gates = (turn) =>
  svg(
    "g",
    ROWS.map((column) => {
      const { x } = point(`1,${column}`);
      return svg("rect.b-gate", {
        ...turn.box({ x: x - 28, y: GATES - 10, width: 56, height: 20 }),
        rx: 5,
      });
    }),
  );

function cemetery(waiting, leader, turn) {
  const { x, y } = turn.point(TOMBS);
  return svg(
    "g",
    draw("cemetery", x, y, 68),
    waiting > 0 && count(waiting, x + 27, y - 24, 15, 18),
    leader && badge(leader, x - 20, y - 26, 36),
  );
}
