/** The hero steps to his new space. */
import { point } from "../geometry.js";
import { hero } from "../pieces.js";

export const heroes = {
  "hero.moved": {
    length: 340, pace: 0.8,
    start(cue) {
      const { stage, event, ms } = cue;
      if (stage.board.hero !== event.from) return;
      stage.board.hero = null;
      stage.draw();
      cue.actors = stage.actors(event, (actor, { from, to }) => {
        actor.append(hero(0, 0));
        const [a, b] = [point(from), point(to)];
        actor.animate([
          { transform: `translate(${a.x}px, ${a.y}px)` },
          { transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2 - 14}px)` },
          { transform: `translate(${b.x}px, ${b.y}px)` },
        ], { duration: ms, fill: "forwards", easing: "ease-in-out" });
      });
    },
    end({ stage, event, actors = [] }) {
      for (const actor of actors) actor.remove();
      stage.board.hero = event.to;
      stage.draw();
    },
  },
};
