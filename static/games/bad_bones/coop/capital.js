/** The capital in the middle of the table: a hall, and a house for every player. */

import { keyed, svg } from "../../../core/ui/dom.js";
import { written } from "../animate/losses.js";
import { draw, loss } from "../board/pieces.js";
import { burning, houseDrawing } from "../board/village.js";

export const HEIGHT = 101;
const HALL = { width: 91, height: 97, y: 42.6 };
const HOUSE = { step: 66.3, y: 49 };
/** From one merlon, which is 17 wide, to the next. */
const MERLON = 26;
/** Between the wall and the first house. */
const MARGIN = 30;

export class Capital {
  /** Houses that catch fire now. @type {Set<number>} */ catching = new Set();

  /** @param {number} width of the drawing, which is `HEIGHT` high */
  constructor(width) {
    this.width = width;
    this.houses = svg("g");
    this.marks = svg("g");
    this.actors = svg("g");
    this.node = svg(
      "svg.capital",
      { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "data-tip": "capital" },
      walls(width),
      this.houses,
      this.marks,
      this.actors,
    );
  }

  /** @param {number} left how many stand @param {number} most how many there were @param {string} label */
  draw(left, most, label) {
    this.most = most;
    this.node.setAttribute("aria-label", label);
    /** @type {{i?: number, drawing: string}[]} */
    const pieces = Array.from({ length: most }, (_, i) => ({
      i,
      drawing: houseDrawing(i, left, this.catching),
    }));
    keyed(
      this.houses,
      [...pieces, { drawing: "hall" }],
      ({ i, drawing }) => `${i} ${drawing} ${most}`,
      (piece) => this.#piece(piece),
    );
  }

  /** @param {{i?: number, drawing: string}} piece */
  #piece({ i, drawing }) {
    if (drawing === "hall")
      return draw("capital-hall", this.width / 2, HALL.y, HALL.width, { height: HALL.height });
    const { x, y, size } = this.#house(i);
    return svg("g.b-house", draw(drawing, x, y, size, { height: size * 1.03 }));
  }

  /** They stand on both sides of the hall, the first ones on the left. */
  #house(i) {
    const first = Math.ceil(this.most / 2);
    const room = this.width / 2 - HALL.width / 2 - 4 - MARGIN;
    const step = Math.min(HOUSE.step, room / first);
    const along = HALL.width / 2 + 4 + step / 2;
    const x =
      this.width / 2 + (i < first ? -(along + (first - 1 - i) * step) : along + (i - first) * step);
    return { x, y: HOUSE.y, size: step * 0.944 };
  }

  /** What was lost is written over it for a moment. @param {number} i the first of them @param {number} count @param {number} ms */
  lose(i, count, ms) {
    const { x, y } = this.#house(i);
    const mark = svg("g", loss(`−${count}`, x + 10, y - 30));
    this.actors.append(mark);
    written(mark, ms);
  }

  /** What the coming march would burn, on the houses themselves. @param {number} left how many stand @param {number} count */
  threaten(left, count) {
    this.marks.replaceChildren(
      ...burning(left, count).map((i) => {
        const { x, y } = this.#house(i);
        return loss("−1", x + 10, y - 30);
      }),
    );
  }

  strike() {
    this.catching.clear();
    this.actors.replaceChildren();
  }
}

/** Ground, merlons and corner towers. */
function walls(width) {
  const merlons = [];
  // As many as fit between the corner towers, and in the middle.
  const along = Math.floor((width - 60) / MERLON);
  const first = (width - along * MERLON + 9) / 2;
  for (let i = 0; i < along; i += 1)
    merlons.push([first + i * MERLON, -4, 17, 16], [first + i * MERLON, 89, 17, 16]);
  for (const y of [24, 43, 62]) merlons.push([-5, y, 16, 14], [width - 11, y, 16, 14]);
  const corners = [
    [12, 12],
    [width - 12, 12],
    [12, 89],
    [width - 12, 89],
  ];
  return svg(
    "g",
    svg("rect.cap-ground", { x: 2, y: 2, width: width - 4, height: HEIGHT - 4, rx: 16 }),
    merlons.map(([x, y, w, h]) => svg("rect.cap-stone", { x, y, width: w, height: h, rx: 4 })),
    corners.map(([cx, cy]) => svg("circle.cap-tower", { cx, cy, r: 14 })),
  );
}
