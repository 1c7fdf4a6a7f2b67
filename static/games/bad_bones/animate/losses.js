/** A floor falls, a house catches fire; a friendly chief puts one back. */
import { briefly } from "../../../kit/briefly.js";
import { housePoint } from "../board/geometry.js";
import { loss } from "../board/pieces.js";

const FALL = 520;

/** The tower it is about: the one that is named, else the only one. */
export const towerOf = ({ board }, { at }) => at ?? Object.keys(board.towers)[0];

/** A cooperative tower has one floor: `left` counts the towers. */
export function setFloors({ board }, { at, left }, floors) {
  if (!at) board.towers[Object.keys(board.towers)[0]] = left;
  else if (floors) board.towers[at] = floors;
  else delete board.towers[at];
  board.floors = left;
}

export const losses = {
  "floor.lost": {
    length: FALL,
    follows: true,
    start({ stage, event, ms }) {
      const place = towerOf(stage, event);
      setFloors(stage, event, 0);
      stage.draw();
      stage.sound("fall");
      // After the redraw: the tower that shakes is the new one.
      queueMicrotask(() => shake(stage, place, ms));
      rise(stage, (turn) => corner(turn.at(place), 26, -40), `−${event.count ?? 1}`, ms);
    },
  },
  "house.burnt": {
    length: FALL,
    follows: true,
    start({ stage, event, ms }) {
      const { left, count = 1 } = event;
      for (let i = 0; i < count; i += 1) stage.catching.add(left + i);
      stage.draw();
      stage.sound("burn");
      rise(stage, homeOf(stage, left), `−${count}`, ms);
    },
    end({ stage, event }) {
      const { left, count = 1 } = event;
      for (let i = 0; i < count; i += 1) stage.catching.delete(left + i);
      stage.board.houses = left;
      stage.draw();
    },
  },
};

const corner = ({ x, y }, dx, dy) => ({ x: x + dx, y: y + dy });

/** Where a house of the village stands. */
export const homeOf =
  ({ board }, left) =>
  () =>
    corner(housePoint(board.houses > 1 || left > 0 ? left : 2), 26, -20);

function shake(stage, place, ms) {
  for (const drawing of stage.drawings) {
    const tower = drawing.layers.figures.querySelector(
      `.b-towers[data-at="${drawing.turn.place(place)}"]`,
    );
    tower?.animate(
      [0, -2, 2, -2, 2, 0].map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 2}px)` })),
      { duration: ms },
    );
  }
}

/** What was lost (or gained) is written over it for a moment. */
export function rise(stage, where, text, ms, kind) {
  stage.actors({}, (actor, _, turn) => {
    const { x, y } = where(turn);
    actor.append(loss(text, x, y, kind));
    written(actor, ms);
  });
}

/** It rises, is read, and goes. @param {Element} node @param {number} ms */
export const written = (node, ms) =>
  briefly(
    node,
    [
      { transform: "translate(0, 8px)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.25 },
      { transform: "translate(0, -12px)", opacity: 0 },
    ],
    { duration: ms * 1.8, fill: "forwards" },
  );
