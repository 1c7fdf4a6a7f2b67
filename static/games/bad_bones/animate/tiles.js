/** Tiles are laid, taken back, flipped and lost. */
import { briefly } from "../../../kit/briefly.js";
import { point } from "../board/geometry.js";
import { tile } from "../board/pieces.js";

const FLIP = 420;

export const tiles = {
  "trap.placed": {
    length: 360,
    pace: 0.8,
    start(cue) {
      const { stage, event } = cue;
      const kind = { trap: event.trap, face: event.face, worn: Boolean(event.landing) };
      if (event.at in stage.board.tiles) return;
      stage.sound("place");
      cue.kind = kind;
      show(
        cue,
        kind,
        [
          { scale: 1.5, opacity: 0 },
          { scale: 1, opacity: 1 },
        ],
        "ease-in",
      );
    },
    end: lie,
  },
  "trap.retrieved": {
    length: 320,
    pace: 0.8,
    start: away([
      { scale: 1, opacity: 1 },
      { scale: 1.4, opacity: 0 },
    ]),
  },
  "trap.damaged": {
    length: FLIP,
    pace: 0.3,
    last: true,
    start(cue) {
      const { stage, event } = cue;
      const kind = stage.board.tiles[event.at];
      if (!kind || kind.worn) return;
      delete stage.board.tiles[event.at];
      stage.draw();
      cue.kind = { ...kind, worn: true };
      show(
        cue,
        kind,
        [{ scale: "1 1" }, { scale: "0 1", offset: 0.5 }, { scale: "0 1" }],
        "ease-in",
      );
      show(
        cue,
        cue.kind,
        [{ scale: "0 1" }, { scale: "0 1", offset: 0.5 }, { scale: "1 1" }],
        "ease-out",
      );
    },
    end: lie,
  },
  "trap.destroyed": {
    length: FLIP,
    pace: 0.3,
    last: true,
    start: away([
      { scale: 1, opacity: 1 },
      { scale: 0.2, opacity: 0, rotate: "40deg" },
    ]),
  },
  "treasure.stolen": {
    length: FLIP,
    pace: 0.3,
    last: true,
    start: away([
      { scale: 1, opacity: 1 },
      { scale: 0.6, opacity: 0, translate: "0 -60px" },
    ]),
  },
};

/** What was shown lies there from now on. */
export function lie({ stage, event, kind }) {
  if (kind) stage.board.tiles[event.at] = kind;
  stage.draw();
}

function away(frames) {
  return (cue) => {
    const { stage, event } = cue;
    const kind = stage.board.tiles[event.at];
    if (!kind) return;
    delete stage.board.tiles[event.at];
    stage.draw();
    show(cue, kind, frames, "ease-in");
  };
}

/** A tile that is seen alone for as long as it changes. */
export function show({ stage, event, ms }, kind, frames, easing) {
  stage.actors(event, (actor, { at }, turn) => {
    const { x, y } = point(at);
    actor.append(tile(turn.tile(kind), x, y));
    actor.style.transformOrigin = `${x}px ${y}px`;
    briefly(actor, frames, { duration: ms, easing, fill: "both" });
  });
}
