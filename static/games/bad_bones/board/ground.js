/** The part of a board that never changes: forest, lanes, snow. And what is printed on it: arrows, ruins. */
import { svg } from "../../../core/ui/dom.js";
import { symbolDrawing } from "../say/names.js";
import { point, ROWS, SPACE } from "./geometry.js";
import { draw } from "./pieces.js";
import { DRIFTS, PEBBLES, TUFTS } from "./scenery.js";

const EDGES = { T: "top", L: "left", R: "right", B: "bottom" };

/** From a lane's spot to the box of the lane: it reaches from the forest onto the snow. */
const LANES = {
  L: [-30, -30, 80, 60],
  R: [-50, -30, 80, 60],
  T: [-30, -30, 60, 80],
  B: [-30, -50, 60, 80],
};

/**
 * @param {Data} layout `public.layout`
 * @param {"full"|"mini"|"compact"} density
 * @param {import("./village.js").Kind} kind
 * @param {import("../prompt/turn.js").Turn} turn
 */
export function forest(layout, density, kind, turn) {
  const { x, y, width, height } = turn.box(kind.frame);
  const lanes = lanesOf(layout, turn);
  return svg(
    "g.b-ground",
    svg("rect.b-forest", { x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 34 }),
    svg("rect.b-forest-lit", { ...turn.box(kind.lit), rx: 26 }),
    lanes.map(({ place }) => lane(place)),
    trees(kind.trees[density], turn),
    lanes.map(({ place, symbol }) =>
      svg("g.b-sym", draw(symbolDrawing(symbol), point(place).x, point(place).y, 34)),
    ),
    kind.ground?.(),
    svg("rect.b-line", { x: 76, y: 78, width: 512, height: 512, rx: 20 }),
    ROWS.map((row) => ROWS.map((column) => ground(row, column))),
    density === "full" && grain(),
  );
}

/** @returns {{place: string, symbol: string}[]} every forest spot, as it is seen */
function lanesOf(layout, turn) {
  return Object.entries(EDGES).flatMap(([edge, name]) =>
    (layout[name] ?? []).map((symbol, i) => ({ place: turn.place(`${edge}${i + 1}`), symbol })),
  );
}

function lane(place) {
  const { x, y } = point(place);
  const [dx, dy, width, height] = LANES[place[0]];
  return svg("rect.b-lane", { x: x + dx, y: y + dy, width, height, rx: 28 });
}

/** Upright whichever way the board lies: what is nearer covers what is behind. */
function trees(list, turn) {
  return list
    .map(([kind, x, y, size]) => ({
      kind,
      size,
      ...turn.point({ x: x + size / 2, y: y + size / 2 }),
    }))
    .sort((a, b) => (turn.quarters ? a.y - b.y : 0))
    .map(({ kind, size, x, y }) => draw(`tree-${kind}`, x, y, size));
}

function ground(row, column) {
  const { x, y } = point(`${row},${column}`);
  const shade = (row + column) % 2 && "alt";
  return svg("rect", {
    class: ["b-cell", shade],
    x: x - 48.5,
    y: y - 48.5,
    width: 97,
    height: 97,
    rx: 12,
  });
}

function grain() {
  const marks = [
    ...TUFTS.map(([x, y]) => `M${x} ${y} l3 -8 M${x + 4} ${y} l0 -9 M${x + 8} ${y} l-2 -7`),
    ...DRIFTS.map(([x, y]) => `M${x} ${y} q5 -6 10 0`),
    ...PEBBLES.map(([x, y]) => `M${x} ${y} h.1 M${x + 7} ${y + 4} h.1 M${x + 3} ${y + 9} h.1`),
  ];
  return svg("path.b-grain", { d: marks.join(" ") });
}

/** The drawing is made for "sideways movers turn down". */
const ARROW_TURN = { D: 0, R: -90, L: 90, U: 180 };

/**
 * The printed arrows, and the stones where a tower stood: its arrow counts from then on.
 * @param {Data} layout @param {Data} board as its owner has it @param {import("../prompt/turn.js").Turn} turn
 * @returns {{key: string, make: () => Element}[]}
 */
export function printed({ arrows, towers }, board, turn) {
  const open = Object.entries(arrows).filter(([place]) => !(place in board.towers));
  const ruins = (towers ?? []).filter((place) => !(place in board.towers));
  return [
    ...open.map(([place, ways]) => ({
      key: place,
      make: () => arrow(turn.at(place), turn.facing(Object.values(ways)[0])),
    })),
    ...ruins.map((place) => ({
      key: `ruin ${place}`,
      make: () => draw("ruin", turn.at(place).x, turn.at(place).y, 94),
    })),
  ];
}

const arrow = ({ x, y }, to) =>
  draw("reorient", x, y, SPACE, { transform: `rotate(${ARROW_TURN[to]} ${x} ${y})` });
