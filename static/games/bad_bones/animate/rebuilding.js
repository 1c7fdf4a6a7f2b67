/** A friendly chief puts a floor or a house back. */
import { homeOf, rise, setFloors, towerOf } from "./losses.js";

const RISE = 520;

export const rebuilding = {
  "floor.rebuilt": {
    length: RISE,
    follows: true,
    start({ stage, event, ms }) {
      const place = towerOf(stage, event);
      setFloors(stage, event, 1);
      stage.draw();
      stage.sound("place");
      rise(
        stage,
        (turn) => ({ x: turn.at(place).x + 26, y: turn.at(place).y - 40 }),
        "+1",
        ms,
        "gain",
      );
    },
  },
  "house.rebuilt": {
    length: RISE,
    follows: true,
    start({ stage, event, ms }) {
      stage.board.houses = event.left;
      stage.draw();
      stage.sound("place");
      rise(stage, homeOf(stage, event.left - 1), "+1", ms, "gain");
    },
  },
};
