/** The kind of board with forests on three sides and one's own village below. */
import { svg } from "../../../core/ui/dom.js";
import { housePoint, ROWS } from "./geometry.js";
import { badge, count, draw, house } from "./pieces.js";
import { FEW_TREES, TREES } from "./scenery.js";

/**
 * @typedef {object} Kind what a board has besides spaces and forests
 * @property {{x: number, y: number, width: number, height: number}} frame of the drawing
 * @property {{x: number, y: number, width: number, height: number}} lit the part of the forest that light falls on
 * @property {Record<"full"|"mini"|"compact", Array>} trees
 * @property {() => Element} [ground] what lies below the spaces
 * @property {(scene: Data, turn: import("../prompt/turn.js").Turn) => {key: string, make: () => Element}[]} homes what
 *   stands at its edge and changes
 * @property {(string|number)[][]} spots a name and a box each: places beside the spaces that can be pointed at
 */

/** @type {Kind} */
export const village = {
  frame: { x: 0, y: 0, width: 664, height: 690 },
  lit: { x: 16, y: 16, width: 632, height: 658 },
  trees: { full: TREES, mini: FEW_TREES, compact: [] },
  ground: () => svg("path.b-village", { d: "M76 592 H588 V670 Q332 680 76 670Z" }),
  homes,
  spots: [
    ...ROWS.map((lane) => [`T${lane}`, lane * 100 - 18, 8, 98, 70]),
    ["cemetery", 8, 592, 68, 86],
    ...ROWS.map((each) => [`village${each}`, each * 100 - 18, 592, 100, 84]),
  ],
};

/** Houses and cemetery. A single house, as in solo, stands in the middle of the village. @param {Data} scene */
function homes({ board, housesMax, catching }) {
  const waiting = waitingIn(board);
  const leader = chiefIn(board);
  const drawingOf = (i) => houseDrawing(i, board.houses, catching);
  return [
    ...Array.from({ length: housesMax }, (_, i) => ({
      key: `${i} ${drawingOf(i)}`,
      make: () => svg("g.b-house", house(drawingOf(i), villagePoint(i, housesMax))),
    })),
    { key: "fire", make: () => draw("campfire", 621, 639, 66) },
    {
      key: `cemetery ${waiting} ${leader ?? ""}`,
      make: () =>
        svg(
          "g",
          draw("cemetery", 46, 638, 68),
          waiting > 0 && count(waiting, 72, 606, 15, 18),
          leader && badge(leader, 24, 606, 36),
        ),
    },
  ];
}

/** Where the i-th house of a village of so many stands. */
export const villagePoint = (i, most) =>
  housePoint((most < 5 ? Math.floor((5 - most) / 2) : 0) + i);

/** The houses that burn next: the last ones that stand. @param {number} left how many stand @param {number} count */
export const burning = (left, count) =>
  Array.from({ length: Math.min(count, left) }, (_, i) => left - 1 - i);

/** @param {number} i @param {number} left how many stand @param {Set<number>|undefined} catching those that catch fire now */
export const houseDrawing = (i, left, catching) =>
  catching?.has(i) ? "house-catching" : i < left ? "house" : "house-burning";

/** A chief among those who wait in the cemetery. */
export const chiefIn = ({ skeletons }) =>
  Object.values(skeletons).find(({ at, chief }) => at === "cemetery" && chief)?.chief;

/** How many wait in the cemetery. */
export const waitingIn = ({ skeletons }) =>
  Object.values(skeletons).filter(({ at }) => at === "cemetery").length;
