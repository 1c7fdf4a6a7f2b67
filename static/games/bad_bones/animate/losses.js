/** A floor falls, a house catches fire. */
import { housePoint } from "../geometry.js";
import { loss } from "../pieces.js";

const FALL = 520;

export const losses = {
  "floor.lost": {
    length: FALL, follows: true,
    start({ stage, event, ms }) {
      const { at = Object.keys(stage.board.towers)[0], left } = event;
      // A tower of the cooperative game has one floor: what is left then is a ruin.
      if (event.at) delete stage.board.towers[at];
      else stage.board.towers[at] = left;
      stage.board.floors = left;
      stage.draw();
      stage.sound("fall");
      // After the redraw: the tower that shakes is the new one.
      queueMicrotask(() => shake(stage, at, ms));
      rise(stage, (turn) => ({ x: turn.at(at).x + 26, y: turn.at(at).y - 40 }), ms);
    },
  },
  "house.burnt": {
    length: FALL, follows: true,
    start({ stage, event, ms }) {
      const { left } = event;
      stage.catching.add(left);
      stage.draw();
      stage.sound("burn");
      const { x, y } = housePoint(stage.board.houses > 1 || left > 0 ? left : 2);
      rise(stage, () => ({ x: x + 26, y: y - 20 }), ms);
    },
    end({ stage, event }) {
      stage.catching.delete(event.left);
      stage.board.houses = event.left;
      stage.draw();
    },
  },
};

function shake(stage, place, ms) {
  for (const drawing of stage.drawings) {
    const tower = drawing.layers.figures.querySelector(`.b-towers[data-at="${place}"]`);
    tower?.animate([0, -2, 2, -2, 2, 0].map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 2}px)` })), { duration: ms });
  }
}

/** What was lost is written over it for a moment. */
function rise(stage, where, ms) {
  stage.actors({}, (actor, _, turn) => {
    const { x, y } = where(turn);
    actor.append(loss("−1", x, y));
    actor.animate(
      [{ transform: "translate(0, 8px)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.25 }, { transform: "translate(0, -12px)", opacity: 0 }],
      { duration: ms * 1.8, fill: "forwards" },
    ).finished.then(() => actor.remove(), () => {});
  });
}
