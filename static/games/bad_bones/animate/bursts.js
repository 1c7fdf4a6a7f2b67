/** A bomb bursts and leaves its ruin; a hearse drives off with its load. */
import { draw, tile } from "../board/pieces.js";
import { flyAcross } from "./flights.js";
import { pop } from "./pop.js";
import { lie, show } from "./tiles.js";

export const bursts = {
  "trap.burst": {
    length: 640,
    pace: 0.5,
    last: true,
    start(cue) {
      const { stage, event, ms } = cue;
      if (stage.board.tiles[event.at]?.trap !== "B") return;
      delete stage.board.tiles[event.at];
      stage.draw();
      stage.sound("burst");
      cue.kind = { trap: "X" };
      show(cue, cue.kind, [{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1 }], "linear");
      pop(stage, event.at, ({ x, y }) => draw("mark-spark", x, y, 130), ms, 1.7);
    },
    end: lie,
  },
  "hearse.left": {
    length: 760,
    pace: 0.6,
    last: true,
    start(cue) {
      const { stage, event } = cue;
      const kind = stage.board.tiles[event.at];
      if (!kind) return;
      delete stage.board.tiles[event.at];
      stage.draw();
      stage.sound("fly");
      flyAcross(cue, event.at, [tile(kind, 38, 38, 72)]);
    },
  },
};
