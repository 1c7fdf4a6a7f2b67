/** The part of a board that never changes: forest, lanes, village, snow, arrows. */
import { svg } from "../../core/dom.js";
import { ROWS, SPACE, point } from "./geometry.js";
import { draw } from "./pieces.js";
import { symbolDrawing } from "./names.js";
import { DRIFTS, FEW_TREES, PEBBLES, TREES, TUFTS } from "./scenery.js";

/**
 * @param {object} layout `public.layout`
 * @param {"full"|"mini"|"compact"} density
 */
export function forest(layout, density) {
  const trees = { full: TREES, mini: FEW_TREES, compact: [] }[density];
  return svg("g", { class: "b-ground" },
    svg("rect", { class: "b-forest", x: 2, y: 2, width: 660, height: 686, rx: 34 }),
    svg("rect", { class: "b-forest-lit", x: 16, y: 16, width: 632, height: 658, rx: 26 }),
    ROWS.map((lane) => [
      svg("rect", { class: "b-lane", x: 14, y: 4 + lane * 100, width: 80, height: 60, rx: 28 }),
      svg("rect", { class: "b-lane", x: 2 + lane * 100, y: 14, width: 60, height: 80, rx: 28 }),
      svg("rect", { class: "b-lane", x: 570, y: 4 + lane * 100, width: 80, height: 60, rx: 28 }),
    ]),
    trees.map(([kind, x, y, size]) => draw(`tree-${kind}`, x + size / 2, y + size / 2, size)),
    laneSymbols(layout),
    svg("path", { class: "b-village", d: "M76 592 H588 V670 Q332 680 76 670Z" }),
    svg("rect", { class: "b-line", x: 76, y: 78, width: 512, height: 512, rx: 20 }),
    ROWS.map((row) => ROWS.map((column) => ground(row, column))),
    density === "full" && grain(),
  );
}

function laneSymbols({ top, left, right }) {
  const edges = { T: top, L: left, R: right };
  return Object.entries(edges).map(([edge, symbols]) =>
    symbols.map((symbol, lane) => {
      const { x, y } = point(`${edge}${lane + 1}`);
      return svg("g", { class: "b-sym" }, draw(symbolDrawing(symbol), x, y, 34));
    }));
}

function ground(row, column) {
  const { x, y } = point(`${row},${column}`);
  const shade = (row + column) % 2 && "alt";
  return svg("rect", { class: ["b-cell", shade], x: x - 48.5, y: y - 48.5, width: 97, height: 97, rx: 12 });
}

function grain() {
  const marks = [
    ...TUFTS.map(([x, y]) => `M${x} ${y} l3 -8 M${x + 4} ${y} l0 -9 M${x + 8} ${y} l-2 -7`),
    ...DRIFTS.map(([x, y]) => `M${x} ${y} q5 -6 10 0`),
    ...PEBBLES.map(([x, y]) => `M${x} ${y} h.1 M${x + 7} ${y + 4} h.1 M${x + 3} ${y + 9} h.1`),
  ];
  return svg("path", { class: "b-grain", d: marks.join(" ") });
}

/** The printed arrows. The drawing is made for "sideways movers turn down". */
export function arrows({ arrows: printed }) {
  const turn = { D: 0, R: -90, L: 90, U: 180 };
  return svg("g", { class: "b-arrows" }, Object.entries(printed).map(([place, ways]) => {
    const { x, y } = point(place);
    const [to] = Object.values(ways);
    return draw("reorient", x, y, SPACE, { transform: `rotate(${turn[to]} ${x} ${y})` });
  }));
}
