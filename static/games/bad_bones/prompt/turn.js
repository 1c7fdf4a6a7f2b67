/**
 * A board seen from another side of the table: the board turns, the pieces on it do not. So places,
 * facings and the slant of walls are turned in the data, and everything is drawn upright.
 */
import { CEMETERY, isSpace, MIDDLE, point, rowColumn } from "../board/geometry.js";
import { FACINGS } from "../say/names.js";

/** Clockwise, as the facings are. */
const EDGES = ["T", "R", "B", "L"];
const SLANTS = { "/": "\\", "\\": "/" };

export class Turn {
  /** @param {number} quarters clockwise */
  constructor(quarters) {
    this.quarters = ((quarters % 4) + 4) % 4;
  }

  /** @param {import("../say/names.js").Facing} facing */
  facing(facing) {
    return FACINGS[(FACINGS.indexOf(facing) + this.quarters) % 4];
  }

  /** @param {string} place on its owner's board @returns {string} the place where it is seen */
  place(place) {
    let seen = place;
    for (let i = 0; i < this.quarters; i += 1) seen = quarter(seen);
    return seen;
  }

  /** A point of the drawing. @param {import("../board/geometry.js").Point} at */
  point({ x, y }) {
    let [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
    for (let i = 0; i < this.quarters; i += 1) [dx, dy] = [-dy, dx];
    return { x: MIDDLE.x + dx, y: MIDDLE.y + dy };
  }

  /** Where a place of the owner's board is drawn. @param {string} place */
  at(place) {
    return place === "cemetery" ? this.point(CEMETERY) : point(this.place(place));
  }

  /** The owner's place that is drawn there: the same, turned back. @param {string} seen */
  back(seen) {
    return new Turn(-this.quarters).place(seen);
  }

  /** A wall leans the other way on a board that lies on its side. */
  tile(kind) {
    return this.quarters % 2 && kind.face in SLANTS ? { ...kind, face: SLANTS[kind.face] } : kind;
  }

  /** A box of the drawing. @param {{x: number, y: number, width: number, height: number}} box */
  box({ x, y, width, height }) {
    const [a, b] = [this.point({ x, y }), this.point({ x: x + width, y: y + height })];
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
  }

  /** @param {Data} board of a scene, with whole skeletons */
  board(board) {
    if (!this.quarters) return board;
    const skeleton = (each) => ({
      ...each,
      at: this.place(each.at),
      facing: this.facing(each.facing),
    });
    return {
      ...board,
      hero: board.hero && this.place(board.hero),
      towers: this.#keys(board.towers, (floors) => floors),
      tiles: this.#keys(board.tiles, (kind) => this.tile(kind)),
      skeletons: Object.fromEntries(
        Object.entries(board.skeletons).map(([id, each]) => [id, skeleton(each)]),
      ),
    };
  }

  /** The places and facings of an event. */
  event(event) {
    if (!this.quarters) return event;
    const seen = this.tile({ ...event });
    for (const key of ["at", "from", "to"]) if (seen[key]) seen[key] = this.place(seen[key]);
    if (seen.path) seen.path = seen.path.map((place) => this.place(place));
    if (seen.facing) seen.facing = this.facing(seen.facing);
    return seen;
  }

  #keys(places, value) {
    return Object.fromEntries(
      Object.entries(places).map(([place, each]) => [this.place(place), value(each)]),
    );
  }
}

/** A quarter turn clockwise. */
function quarter(place) {
  if (isSpace(place)) {
    const [row, column] = rowColumn(place);
    return `${column},${6 - row}`;
  }
  if (!/^[TRBL][1-5]$/.test(place)) return place;
  const edge = EDGES.indexOf(place[0]);
  const lane = Number(place[1]);
  // Along the sides lanes count downwards: from there to top and bottom they count the other way.
  return `${EDGES[(edge + 1) % 4]}${edge % 2 ? 6 - lane : lane}`;
}

export const UPRIGHT = new Turn(0);
