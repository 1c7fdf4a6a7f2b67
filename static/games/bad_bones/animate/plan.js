/**
 * When each event is shown. Boards run side by side; on one board the next skeleton starts when the
 * one before has done 60 % of its way, and what a skeleton causes waits for its arrival. Phases wait
 * for one another.
 */

/** A phase with many skeletons is hurried so that it lasts no longer than this. */
const LONGEST = 6000;
const PAUSE = 160;
/** Between two who walk in a group. */
const FILE = 70;

/**
 * @typedef {{length: number | ((event: GameEvent) => number), pace?: number, start?: Function, end?: Function}} Act
 * @typedef {{event: GameEvent, act: Act, start: number, length: number}} Cue
 * @param {GameEvent[]} events
 * @param {Record<string, Act>} acts
 * @returns {{cues: Cue[], marching: boolean}}
 */
export function plan(events, acts) {
  const phases = [[]];
  for (const event of events) {
    if (event.type === "phase.started") phases.push([]);
    if (acts[event.type]) phases.at(-1).push(event);
  }
  const cues = [];
  let start = 0;
  for (const phase of phases) {
    if (!phase.length) continue;
    const part = timePhase(phase, acts);
    const length = Math.max(...part.map((cue) => cue.start + cue.length));
    const hurry = Math.min(1, LONGEST / length);
    for (const cue of part) {
      cues.push({ ...cue, start: start + cue.start * hurry, length: cue.length * hurry });
    }
    start += length * hurry + PAUSE;
  }
  return { cues, marching: events.filter(({ type }) => type === "skeleton.moved").length > 1 };
}

function timePhase(events, acts) {
  /** Per board, when the next may start; per skeleton, when it has arrived. */
  const next = new Map();
  const arrived = new Map();
  const marched = new Map();
  /** Per board, when the last thing has happened that others wait for; and the group that marches. */
  const caused = new Map();
  const groups = new Map();
  return events.map((event) => {
    const act = acts[event.type];
    const length = typeof act.length === "function" ? act.length(event) : act.length;
    const board = event.seat ?? "table";
    const own = (event.skeletons ?? [event.skeleton ?? []].flat()).map((id) => `${board} ${id}`);
    const there = own.filter((id) => arrived.has(id)).map((id) => arrived.get(id));
    const last = typeof act.last === "function" ? act.last(event) : act.last;
    const after = last ? (marched.get(board) ?? 0) : 0;
    // Who has not moved itself waits for what has happened to it: the hero's step, a bolt.
    const cause = act.follows
      ? there.length
        ? 0
        : (caused.get(board) ?? 0)
      : (next.get(board) ?? 0);
    const together = behind(groups.get(board), event);
    const start = together ?? Math.max(cause, after, ...there);
    for (const id of own) arrived.set(id, start + length);
    if (!last) marched.set(board, Math.max(marched.get(board) ?? 0, start + length));
    if (!act.follows) {
      next.set(board, Math.max(next.get(board) ?? 0, start + length * (act.pace ?? 1)));
      caused.set(board, start + length);
    }
    if (event.type === "skeleton.moved" && together === undefined) {
      groups.set(board, { leader: event.group ?? event.skeleton, start, members: 0 });
    }
    return { event, act, start, length };
  });
}

/** A group walks as one, each a little behind the one before. */
function behind(group, { type, group: leader }) {
  if (type !== "skeleton.moved" || leader === undefined || group?.leader !== leader)
    return undefined;
  group.members += 1;
  return group.start + group.members * FILE;
}
