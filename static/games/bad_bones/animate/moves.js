/** Skeletons walk, turn, and fall. */

import { svg } from "../../../core/ui/dom.js";
import { briefly } from "../../../kit/briefly.js";
import { isSpace, point } from "../board/geometry.js";
import { badge, draw, plate, pointer } from "../board/pieces.js";
import { points } from "../forecast/draw.js";
import { otherSide, skeletonDrawing, TURN } from "../say/names.js";
import { fade, trail } from "./trails.js";
import { frames } from "./way.js";

const STEP = 320;
const FALL = 420;
const EASE = "cubic-bezier(.5,0,.2,1)";
/** Where a move ends with the skeleton still standing there. */
const STANDS = new Set(["rest", "treasure", "slain", "destroyed", "choice", "hearse", "home"]);

export const moves = {
  "skeleton.moved": {
    length: (event) => STEP * Math.max(1, points(event).length - 1),
    pace: 0.6,
    start: walk,
    end: arrive,
  },
  "skeleton.turned": {
    length: 220,
    pace: 0.4,
    end({ stage, event }) {
      const skeleton = stage.skeleton(event.skeleton);
      if (!skeleton) return;
      skeleton.facing = event.facing;
      stage.draw();
    },
  },
  "skeleton.slain": { length: FALL, follows: true, start: fall("mark-slain", "slay") },
  "skeleton.destroyed": { length: FALL, follows: true, start: fall("mark-loss", "slay") },
};

function walk(cue) {
  const { stage, event, ms } = cue;
  const skeleton = stage.skeleton(event.skeleton);
  // Something else was told before: then the move has been seen already.
  if (!skeleton || skeleton.at !== event.path[0]) return;
  delete stage.board.skeletons[event.skeleton];
  stage.draw();
  stage.sound("step");
  const move = { ...event, facing: event.facing ?? skeleton.facing };
  const side = skeleton.held ? otherSide(stage.side) : stage.side;
  cue.walker = { ...skeleton, side };
  cue.move = move;
  cue.actors = stage.actors(move, (actor, seen, turn) => {
    actor.append(...walker({ ...skeleton, facing: turn.facing(skeleton.facing) }, side));
    go(actor, seen, ms, side);
  });
  cue.lines = trail(stage, move, ms);
  bounces(stage, move, ms);
}

/** Both sides of the token, of which one shows. */
function walker({ symbol, facing, chief }, side) {
  const face = (of) => svg("g", { class: of }, draw(skeletonDrawing(symbol, of), 0, 0, 76));
  const needle = svg("g.needle", pointer("U", side, 0, 0, 76));
  needle.style.rotate = `${TURN[facing]}deg`;
  const other = face(otherSide(side));
  other.style.scale = "0 1";
  return [svg("g.plate", face(side), other), needle, ...(chief ? [badge(chief, 23, -24, 30)] : [])];
}

function go(actor, move, ms, side) {
  actor.animate(frames(move), { duration: ms, fill: "forwards" });
  const way = points(move);
  const last = way.length - 1;
  const turns = way.map((_, i) => ({
    rotate: `${angle(way, i, move)}deg`,
    offset: last ? i / last : 0,
    easing: "steps(1, end)",
  }));
  const needle = actor.querySelector(".needle");
  needle.animate(turns.length > 1 ? turns : [...turns, turns[0]], {
    duration: ms,
    fill: "forwards",
  });
  const flip = (group, from, to, delay) =>
    group?.animate([{ scale: from }, { scale: to }], {
      duration: ms * 0.22,
      delay: ms * delay,
      fill: "both",
      easing: "ease-in-out",
    });
  flip(actor.querySelector(`.${side}`), "1 1", "0 1", 0.5);
  flip(actor.querySelector(`.${otherSide(side)}`), "0 1", "1 1", 0.72);
}

/** Which way it looks at a point of its way: where it goes next. */
function angle(way, i, { facing, end }) {
  const next = way[i + 1];
  if (!next || (end === "home" && i === way.length - 2)) return TURN[facing];
  return (Math.atan2(next.y - way[i].y, next.x - way[i].x) * 180) / Math.PI + 90;
}

/** A spark where the way turns before its end. */
function bounces(stage, move, ms) {
  const last = move.path.length - 1;
  for (let i = 1; i < last + Number(move.end === "village"); i += 1) {
    const [a, b, c] = points(move).slice(i - 1, i + 2);
    const straight =
      Math.sign(b.x - a.x) === Math.sign(c.x - b.x) &&
      Math.sign(b.y - a.y) === Math.sign(c.y - b.y);
    if (straight || !isSpace(move.path[i] ?? "") || (move.end === "home" && i === last - 1))
      continue;
    stage.actors(move, (actor, { path }) => {
      const { x, y } = point(path[i]);
      actor.append(draw("mark-spark", x, y, 62));
      actor.style.opacity = "0";
      briefly(
        actor,
        [
          { opacity: 0, offset: 0 },
          { opacity: 1, offset: 0.2 },
          { opacity: 0, offset: 1 },
        ],
        { duration: 340, delay: (ms * i) / last },
      );
    });
  }
}

function arrive({ stage, event, move, lines = [], walker: seen }) {
  fade(lines);
  if (!seen) return;
  const { side, ...skeleton } = seen;
  const arrived = {
    ...skeleton,
    at: move.path.at(-1),
    facing: move.facing,
    held: side === stage.side || skeleton.held,
  };
  if (STANDS.has(event.end)) stage.board.skeletons[event.skeleton] = arrived;
  else stage.gone.set(event.skeleton, arrived);
  stage.draw();
}

/** Swords over it, and it is gone. */
function fall(mark, sound) {
  return ({ stage, event, ms }) => {
    const skeleton = stage.skeleton(event.skeleton);
    if (!skeleton) return;
    delete stage.board.skeletons[event.skeleton];
    stage.gone.set(event.skeleton, { ...skeleton, at: event.at });
    stage.draw();
    stage.sound(sound);
    stage.actors(event, (actor, { at }) => {
      const { x, y } = point(at);
      const fallen = svg("g.body", plate(skeleton, stage.side, x, y, 76));
      actor.append(fallen, draw(mark, x, y, 48));
      fallen.style.transformOrigin = `${x}px ${y}px`;
      fallen.animate(
        [
          { opacity: 1, scale: 1 },
          { opacity: 0, scale: 0.5 },
        ],
        { duration: ms, fill: "forwards", easing: EASE },
      );
      briefly(
        actor,
        [
          { opacity: 1, offset: 0.6 },
          { opacity: 0, offset: 1 },
        ],
        { duration: ms, fill: "forwards" },
      );
    });
  };
}
