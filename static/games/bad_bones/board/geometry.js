/**
 * Where things are on the drawing of a board. Spaces and side forests are at the same points on every
 * kind of board; what lies above and below them is the kind's own.
 */
import { STEP } from "../say/names.js";

export const SPACE = 100;
const LEFT = 82;
const TOP = 84;
const EDGE = { L: 44, R: 620, T: 44, B: 628 };

export const CEMETERY = { x: 46, y: 640 };
export const ROWS = [1, 2, 3, 4, 5];
/** Of the spaces: what a board is turned about. */
export const MIDDLE = { x: LEFT + 2.5 * SPACE, y: TOP + 2.5 * SPACE };

/** @typedef {{x: number, y: number}} Point */

/** @param {string} place `"r,c"` */
export const isSpace = (place) => place.includes(",");

/** @param {string} place @returns {[number, number]} row and column */
export function rowColumn(place) {
  const [row, column] = place.split(",");
  return [Number(row), Number(column)];
}

/** The middle of a place. @param {string} place @returns {Point} */
export function point(place) {
  if (place === "cemetery") return CEMETERY;
  if (isSpace(place)) {
    const [row, column] = rowColumn(place);
    return { x: LEFT + SPACE * (column - 0.5), y: TOP + SPACE * (row - 0.5) };
  }
  const along = SPACE * (Number(place.slice(1)) - 0.5);
  const edge = EDGE[place[0]];
  return "TB".includes(place[0]) ? { x: LEFT + along, y: edge } : { x: edge, y: TOP + along };
}

/** The middle of a house. @param {number} index from 0, left to right */
export const housePoint = (index) => ({ x: LEFT + SPACE * (index + 0.5), y: 634 });

/** @param {Point} from @param {string} facing @param {number} distance */
export function ahead(from, facing, distance) {
  const [dx, dy] = STEP[facing];
  return { x: from.x + dx * distance, y: from.y + dy * distance };
}

/** The place under a point of the drawing, or null. @param {Point} at */
export function placeAt({ x, y }) {
  const column = Math.floor((x - LEFT) / SPACE) + 1;
  const row = Math.floor((y - TOP) / SPACE) + 1;
  const inColumns = column >= 1 && column <= 5;
  const inRows = row >= 1 && row <= 5;
  if (inRows && inColumns) return `${row},${column}`;
  if (inColumns) return row < 1 ? `T${column}` : `B${column}`;
  if (inRows) return column < 1 ? `L${row}` : `R${row}`;
  return null;
}

/** From the page to the drawing. @param {SVGSVGElement} drawing @param {Point} client */
export function toDrawing(drawing, { x, y }) {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return { x: NaN, y: NaN };
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: left, y: top };
}

/** From the drawing to the page, with how many pixels a unit has. */
export function toPage(drawing, { x, y }) {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return null;
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: left, y: top, scale: matrix.a };
}
