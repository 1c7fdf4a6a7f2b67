/** What only chiefs do: come back, call others, slip away, bring an empire down. */

import { svg } from "../../../core/ui/dom.js";
import { briefly } from "../../../kit/briefly.js";
import { point } from "../board/geometry.js";
import { badge, token } from "../board/pieces.js";
import { pop } from "./pop.js";

export const chiefs = {
  /** To one's own cemetery, pale as it is. */
  "skeleton.returned": {
    length: 620,
    follows: true,
    start(cue) {
      const { stage, event, ms } = cue;
      const skeleton = stage.gone.get(event.skeleton) ?? stage.skeleton(event.skeleton);
      if (!skeleton) return;
      cue.skeleton = skeleton;
      delete stage.board.skeletons[event.skeleton];
      stage.draw();
      stage.sound("fly");
      stage.actors({ from: skeleton.at }, (actor, { from }, turn) => {
        actor.append(
          ...token(
            { ...skeleton, facing: turn.facing(skeleton.facing) },
            stage.side,
            0,
            0,
            72,
          ).filter(Boolean),
        );
        const [a, b] = [point(from), turn.at("cemetery")];
        const at = ({ x, y }, scale, opacity) => ({
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          opacity,
        });
        briefly(
          actor,
          [
            at(a, 1, 0.2),
            at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 40 }, 1.1, 0.8),
            at(b, 0.4, 0.6),
          ],
          { duration: ms, fill: "forwards", easing: "ease-in-out" },
        );
      });
    },
    end({ stage, event, skeleton }) {
      const now = stage.after.skeletons[event.skeleton] ?? skeleton;
      if (now) stage.board.skeletons[event.skeleton] = { ...now, at: "cemetery" };
      stage.draw();
    },
  },
  "saboteur.left": {
    length: 420,
    pace: 0.5,
    last: true,
    start({ stages, event, ms }) {
      for (const stage of stages) {
        const skeleton = stage.skeleton(event.skeleton);
        if (!skeleton) continue;
        delete stage.board.skeletons[event.skeleton];
        stage.draw();
        pop(stage, skeleton.at, ({ x, y }) => badge("saboteur", x, y, 56), ms, 0.2);
      }
    },
  },
  "necromancer.called": {
    length: 560,
    pace: 0.7,
    start({ stage, event, ms }) {
      const at = (stage.skeleton(event.skeleton) ?? stage.after.skeletons[event.skeleton])?.at;
      if (!at) return;
      stage.sound("bell");
      pop(
        stage,
        at,
        ({ x, y }) =>
          svg("g.b-call", svg("circle", { cx: x, cy: y, r: 46 }), badge("necromancer", x, y, 60)),
        ms,
        1.8,
      );
    },
  },
  "emperor.arrived": {
    length: 1100,
    follows: true,
    start({ stage, event, ms }) {
      stage.sound("bell");
      const at = /\d$/.test(event.at) ? event.at : (stage.gone.get(event.skeleton)?.at ?? "5,3");
      pop(stage, at, ({ x, y }) => badge("emperor", x, y, 130), ms, 1.5);
      for (const { node } of stage.drawings) {
        node.animate(
          [0, -5, 5, -4, 4, -2, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` })),
          { duration: ms * 0.6 },
        );
        node.animate(
          [
            { filter: "none" },
            { filter: "grayscale(.8) brightness(.7)", offset: 0.4 },
            { filter: "none" },
          ],
          { duration: ms },
        );
      }
    },
  },
};
