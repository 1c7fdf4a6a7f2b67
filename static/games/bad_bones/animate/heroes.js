/** The hero steps to his new space; a staff takes him there at once. */

import { point } from "../board/geometry.js";
import { hero } from "../board/pieces.js";
import { isLeap } from "../forecast/line.js";

const at = ({ x, y }, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/** A diagonal step is longer than a straight one. */
const isFar = (a, b) => isLeap({ x: a.x * 0.7, y: a.y * 0.7 }, { x: b.x * 0.7, y: b.y * 0.7 });

const step = (a, b) => [at(a), at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 14 }), at(b)];
const vanish = (a, b) => [
  at(a),
  { ...at(a, 0), offset: 0.45 },
  { ...at(b, 0), offset: 0.46 },
  at(b),
];

export const heroes = {
  "hero.moved": {
    length: 340,
    pace: 0.8,
    start(cue) {
      const { stage, event, ms } = cue;
      if (stage.board.hero !== event.from) return;
      stage.board.hero = null;
      stage.draw();
      cue.actors = stage.actors(event, (actor, { from, to }) => {
        actor.append(hero(0, 0));
        const [a, b] = [point(from), point(to)];
        actor.animate(isFar(a, b) ? vanish(a, b) : step(a, b), {
          duration: ms,
          fill: "forwards",
          easing: "ease-in-out",
        });
      });
    },
    end({ stage, event }) {
      stage.board.hero = event.to;
      stage.draw();
    },
  },
};
