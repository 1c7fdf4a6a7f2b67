/**
 * Views and events leave out what goes without saying, to be small on the wire. Here it is put
 * back, so that everybody else has whole skeletons and whole moves.
 */
import { point } from "./geometry.js";

const ENTERS = { L: "R", T: "D", R: "L" };

/** @type {WeakMap<object, object>} a board as it came -> the same with whole skeletons */
const known = new WeakMap();

/** @param {object} board of a view @param {object} layout `public.layout` */
export function whole(board, layout) {
  if (!known.has(board)) {
    const skeletons = Object.entries(board.skeletons).map(([id, text]) => [id, skeleton(id, text, layout)]);
    known.set(board, { ...board, skeletons: Object.fromEntries(skeletons) });
  }
  return known.get(board);
}

/** `2,3D`, with a `'` where it shows the other side than the table; or `cemetery`. */
function skeleton(id, text, layout) {
  const [symbol, home] = modelOf(id, layout);
  if (text === "cemetery") return { at: text, facing: ENTERS[home], symbol, home };
  const [, at, facing, held] = /^(.+)([UDLR])('?)$/.exec(text);
  return { at, facing, symbol, home, ...(held && { held: true }) };
}

const modelOf = (id, { models, copies }) => models[Math.floor(id / copies)];

/** @param {number|string} id of a skeleton @param {object} layout */
export const symbolOf = (id, layout) => modelOf(id, layout)[0];

const SINGLE = {
  "skeleton.moved": move,
  "skeletons.stepped": ({ seat, steps }) => steps.map(([skeleton, from, to, facing]) =>
    move({ type: "skeleton.moved", seat, skeleton, path: [from, to], facing })),
  "skeletons.entered": ({ seat, entered }) => entered.map(([skeleton, at, from]) =>
    ({ type: "skeleton.entered", seat, skeleton, at, from })),
};

/** The same events, each skeleton by itself and complete. */
export const complete = (events) => events.flatMap((event) => SINGLE[event.type]?.(event) ?? event);

function move(event) {
  const { end = "rest", facing = end === "village" ? "D" : heading(event.path) } = event;
  return { ...event, end, facing };
}

/** The direction of the last step. */
function heading(path) {
  const [from, to] = path.slice(-2).map(point);
  if (from.x === to.x) return from.y < to.y ? "D" : "U";
  return from.x < to.x ? "R" : "L";
}
