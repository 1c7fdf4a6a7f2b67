/** A floor falls, a house catches fire. */
import { housePoint, point } from "../geometry.js";
import { loss } from "../pieces.js";

const FALL = 520;

export const losses = {
  "floor.lost": {
    length: FALL, follows: true,
    start({ stage, event, ms }) {
      const [place] = Object.keys(stage.board.towers);
      stage.board.towers[place] = event.left;
      stage.board.floors = event.left;
      stage.draw();
      stage.sound("fall");
      // After the redraw: the tower that shakes is the new one.
      queueMicrotask(() => shake(stage, place, ms));
      rise(stage, { x: point(place).x + 26, y: point(place).y - 40 }, ms);
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
      rise(stage, { x: x + 26, y: y - 20 }, ms);
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
function rise(stage, { x, y }, ms) {
  for (const actor of stage.actors(() => [loss("−1", x, y)])) {
    actor.animate(
      [{ transform: "translate(0, 8px)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.25 }, { transform: "translate(0, -12px)", opacity: 0 }],
      { duration: ms * 1.8, fill: "forwards" },
    ).finished.then(() => actor.remove(), () => {});
  }
}
