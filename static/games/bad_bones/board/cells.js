/**
 * The board as a grid for hands, keyboards and screen readers: one labelled space after another,
 * of which one can be reached by Tab and the others by the arrow keys.
 */
import { svg } from "../../../core/ui/dom.js";
import { point, ROWS } from "./geometry.js";

const KEYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Cells {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.cells = new Map();
    this.current = "3,3";
    this.grid = svg(
      "g.b-cells",
      { role: "grid" },
      spots(board.kind),
      ROWS.map((row) =>
        svg(
          "g",
          { role: "row" },
          ROWS.map((column) => this.#cell(`${row},${column}`)),
        ),
      ),
    );
    board.node.append(this.grid);
    this.grid.addEventListener("keydown", (event) => this.#walk(event));
    this.grid.addEventListener("focusin", (event) => this.#roam(event.target.dataset?.place));
  }

  #cell(place) {
    const { x, y } = point(place);
    const cell = svg("rect.b-space", {
      role: "gridcell",
      "data-place": place,
      x: x - 49,
      y: y - 49,
      width: 98,
      height: 98,
      rx: 12,
      tabindex: place === this.current ? 0 : -1,
    });
    this.cells.set(place, cell);
    return cell;
  }

  /** @param {string} label of the whole @param {(place: string) => string} labelOf @param {Map<string, string>} lit */
  label(label, labelOf, lit) {
    this.grid.setAttribute("aria-label", label);
    for (const [place, cell] of this.cells) {
      cell.setAttribute("aria-label", labelOf(place));
      cell.classList.toggle("may", lit.has(place));
    }
    for (const spot of this.grid.querySelectorAll(".b-spot"))
      spot.classList.toggle("may", lit.has(spot.dataset.place));
  }

  focus(place) {
    this.cells.get(place)?.focus();
  }

  #roam(place) {
    if (!this.cells.has(place)) return;
    this.cells.get(this.current).setAttribute("tabindex", -1);
    this.current = place;
    this.cells.get(place).setAttribute("tabindex", 0);
  }

  #walk(event) {
    const step = KEYS[event.key];
    if (!step || !this.cells.has(event.target.dataset.place)) return;
    const [row, column] = event.target.dataset.place.split(",").map(Number);
    this.focus(`${row + step[0]},${column + step[1]}`);
    event.preventDefault();
  }
}

/** Places that can be pointed at, though nothing is chosen there. @param {import("./village.js").Kind} kind */
function spots(kind) {
  const sides = ROWS.flatMap((lane) => [
    [`L${lane}`, 8, lane * 100 - 16, 68, 98],
    [`R${lane}`, 588, lane * 100 - 16, 68, 98],
  ]);
  return [...sides, ...kind.spots].map(([place, x, y, width, height]) =>
    svg("rect.b-spot", { "data-place": place, "aria-hidden": "true", x, y, width, height }),
  );
}
