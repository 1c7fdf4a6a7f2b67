/**
 * Proposals on a board: what would lie there, paler, in a dashed frame of the proposer's tint with the
 * face at its upper left. Never amber: that is what I may choose.
 */
import { keyed, svg } from "../../../core/ui/dom.js";
import { face, hero, tile } from "../board/pieces.js";
import { STEP } from "../say/names.js";
import { whole } from "../view/intake.js";

/** @param {import("../board/board.js").Board} drawing @param {Proposal[]} proposals of its owner */
export function drawProposals(drawing, proposals, table) {
  const seen = proposals
    .map((each, i) => ({ ...each, ...places(each, table), rank: rank(proposals, i, table) }))
    .filter(({ at }) => at);
  keyed(
    drawing.layers.plan,
    seen,
    (each) => JSON.stringify([each.id, each.agreed, each.at, each.from, each.rank]),
    (each) => figure(drawing, each, table.players[each.by].avatar),
  );
}

/**
 * Where an action happens: `at` is framed, `from` is where the dashed way begins.
 * @returns {{at: string|null, from?: string|null}}
 */
function places({ action, seat }, table) {
  const board = whole(table.view.public.seats[seat].board, table.view.public.layout);
  const { at, to, from, side, skeleton } = action;
  if (to) return { at: to, from: from ?? board.hero };
  if (side && at) return { at: beside(at, side), from: at };
  if (at) return { at };
  const standing = skeleton === undefined ? null : board.skeletons[skeleton]?.at;
  return { at: standing === "cemetery" ? null : (standing ?? null) };
}

/** How many others are proposed for the same place before this one: they must not hide each other. */
function rank(proposals, index, table) {
  const at = (each) => places(each, table).at;
  return proposals.slice(0, index).filter((each) => at(each) === at(proposals[index])).length;
}

/** The space on that side, or the same where the board ends. */
function beside(place, side) {
  const [row, column] = place.split(",").map(Number);
  const [dx, dy] = STEP[side];
  const [r, c] = [row + dy, column + dx];
  return r < 1 || r > 5 || c < 1 || c > 5 ? place : `${r},${c}`;
}

/** @param {import("../board/board.js").Board} drawing @param {Data} proposal with its places @param {string} avatar */
function figure(drawing, { action, agreed, at, from, rank: nth }, avatar) {
  const { x, y } = drawing.turn.at(at);
  const small = drawing.density !== "full";
  const size = 94 - nth * 16;
  const head = small ? 54 : 42;
  const corner = { x: x - size / 2 + 4 + nth * head * 0.7, y: y - size / 2 + 4 };
  const box = (width) => ({ x: x - width / 2, y: y - width / 2, width, height: width, rx: 14 });
  const group = svg(
    "g",
    { class: ["proposal", small && "small", agreed && "agreed"], "data-type": action.type },
    from && from !== at && way(drawing.turn.at(from), { x, y }),
    svg("rect.proposal-fill", { ...box(size - 6) }),
    !agreed && pale(action, drawing, x, y),
    svg("rect.proposal-line", { ...box(size) }),
    svg("circle.proposal-dot", { cx: corner.x, cy: corner.y, r: head / 2 }),
    face(avatar, corner.x, corner.y, head),
  );
  group.style.setProperty("--pl", `var(--seat-${avatar}-line)`);
  return group;
}

/** What would be there. */
function pale({ type, trap, face: side }, { turn }, x, y) {
  if (type === "trap.place") return svg("g.pale", tile(turn.tile({ trap, face: side }), x, y, 82));
  if (type === "hero.move" || type === "hero.start") return svg("g.pale", hero(x, y, 80));
  return null;
}

const way = (a, b) => svg("path.proposal-way", { d: `M${a.x} ${a.y} L${b.x} ${b.y}` });
