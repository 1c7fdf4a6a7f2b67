/**
 * Views and events leave out what goes without saying, to be small on the wire. Here it is put
 * back, so that everybody else has whole skeletons and whole moves.
 */
import { point } from "../board/geometry.js";

/** @type {WeakMap<Data, Data>} a board as it came -> the same with whole skeletons */
const known = new WeakMap();

/** @param {Data} board of a view @param {Data} layout `public.layout` */
export function whole(board, layout) {
  if (!known.has(board)) {
    const skeletons = Object.entries(board.skeletons).map(([id, text]) => [
      id,
      skeleton(id, text, layout),
    ]);
    known.set(board, { ...board, skeletons: Object.fromEntries(skeletons) });
  }
  return known.get(board);
}

/** `2,3D`, with a `'` where it shows the other side than the table; or `cemetery`. */
function skeleton(id, text, layout) {
  const { symbol, home, chief } = modelOf(id, layout);
  const token = { symbol, home, ...(chief && { chief }) };
  if (text === "cemetery") return { at: text, facing: layout.faces[home], ...token };
  const [, at, facing, held] = /^(.+)([UDLR])('?)$/.exec(text);
  return { at, facing, ...token, ...(held && { held: true }) };
}

/**
 * What a token is: `rL`, or `rL*pyro` for a chief.
 * @param {any} id a number, or its digits where it was a key @param {Data} layout
 * @returns {{symbol: string, home: string, chief?: string}}
 */
function modelOf(id, { models, copies, chiefs }) {
  const text = chiefs?.[id] ?? models[Math.floor(id / copies)];
  return { symbol: text[0], home: text[1], chief: text.slice(3) || undefined };
}

/** A token in words: what its chief is called, else its symbol. */
export function tokenName(t, id, layout) {
  const { symbol, chief } = modelOf(id, layout);
  return t(chief ? `chief.${chief}` : `symbol.${symbol}`);
}

const SINGLE = {
  "skeleton.moved": move,
  "skeletons.stepped": ({ seat, steps }, layout) =>
    steps.map(([skeleton, from, to, facing]) =>
      move({ type: "skeleton.moved", seat, skeleton, path: [from, to], facing }, layout),
    ),
  "skeletons.entered": ({ seat, entered }) =>
    entered.map(([skeleton, at, from]) => ({ type: "skeleton.entered", seat, skeleton, at, from })),
};

/** The same events, each skeleton by itself and complete. @param {GameEvent[]} events @param {Data} layout */
export const complete = (events, layout) =>
  events.flatMap((event) => SINGLE[event.type]?.(event, layout) ?? event);

function move(event, layout) {
  const { end = "rest", facing = heading(event, layout) } = event;
  return { ...event, end, facing };
}

/** Where it faces if nothing else is said. Nowhere new, if it has not moved. */
function heading({ path, end }, layout) {
  if (end === "village") return layout.faces.village;
  if (end === "home") return layout.faces[path.at(-1)[0]];
  if (path.length < 2) return undefined;
  const [from, to] = path.slice(-2).map(point);
  if (from.x === to.x) return from.y < to.y ? "D" : "U";
  return from.x < to.x ? "R" : "L";
}
