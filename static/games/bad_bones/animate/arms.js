/** The hero's weapon: it is raised over him, and what it does is seen on those it strikes. */

import { svg } from "../../../core/ui/dom.js";
import { briefly } from "../../../kit/briefly.js";
import { point } from "../board/geometry.js";
import { draw, hero, token } from "../board/pieces.js";
import { otherSide, weaponDrawing } from "../say/names.js";
import { pop } from "./pop.js";

const RAISE = 620;
const SHOVE = 360;

export const arms = {
  "weapon.used": {
    length: RAISE,
    pace: 0.8,
    start({ stage, event, ms }) {
      const { hero: at } = stage.board;
      if (!at) return;
      stage.sound("place");
      pop(stage, at, ({ x, y }) => weaponCard(event.weapon, x, y - 44), ms);
      const to = stage.skeleton(event.skeleton)?.at;
      if (event.weapon === "crossbow" && to) bolt(stage, { from: at, to }, ms);
    },
  },
  "skeletons.shoved": {
    length: SHOVE,
    start(cue) {
      const { stage, event, ms } = cue;
      cue.shoved = event.skeletons
        .map((id) => [id, stage.skeleton(id)])
        .filter(([, skeleton]) => skeleton);
      for (const [id] of cue.shoved) delete stage.board.skeletons[id];
      stage.draw();
      stage.sound("slay");
      cue.actors = cue.shoved.flatMap(([, skeleton]) =>
        stage.actors(event, (actor, { from, to }, turn) => {
          actor.append(...piece({ ...skeleton, facing: turn.facing(skeleton.facing) }, stage.side));
          const [a, b] = [point(from), point(to)];
          actor.animate(
            [a, b].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
            { duration: ms, fill: "forwards", easing: "cubic-bezier(.2,.9,.3,1)" },
          );
        }),
      );
    },
    end({ stage, event, shoved = [] }) {
      for (const [id, skeleton] of shoved)
        stage.board.skeletons[id] = { ...skeleton, at: event.to };
      stage.draw();
    },
  },
  "skeletons.frozen": {
    length: 560,
    start({ stage, event, ms }) {
      stage.sound("place");
      pop(stage, event.at, frost, ms);
    },
    end({ stage, event }) {
      for (const id of event.skeletons) {
        const skeleton = stage.skeleton(id);
        if (skeleton) skeleton.held = !skeleton.held;
      }
      stage.draw();
    },
  },
  "hero.placed": {
    length: 380,
    start(cue) {
      const { stage, event, ms } = cue;
      cue.actors = stage.actors(event, (actor, { at }) => {
        const { x, y } = point(at);
        actor.append(hero(x, y));
        actor.animate(
          [
            { transform: "translate(0, -60px)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          { duration: ms, fill: "forwards", easing: "cubic-bezier(.2,.9,.3,1)" },
        );
      });
    },
    end({ stage, event }) {
      stage.board.hero = event.at;
      stage.draw();
    },
  },
  "hero.lost": {
    length: 900,
    follows: true,
    start({ stage, event, ms }) {
      stage.board.hero = null;
      stage.draw();
      stage.sound("bell");
      stage.actors(event, (actor, { at }) => {
        const { x, y } = point(at);
        actor.append(hero(x, y));
        actor.style.transformOrigin = `${x}px ${y}px`;
        briefly(
          actor,
          [
            { opacity: 1, rotate: "0deg" },
            { opacity: 1, rotate: "80deg", offset: 0.5 },
            { opacity: 0, rotate: "80deg" },
          ],
          { duration: ms, fill: "forwards" },
        );
      });
    },
  },
};

const piece = (skeleton, side) =>
  token(skeleton, skeleton.held ? otherSide(side) : side, 0, 0, 76).filter(Boolean);

const weaponCard = (weapon, x, y) =>
  svg(
    "g.weapon-badge",
    svg("rect", { x: x - 32, y: y - 32, width: 64, height: 64, rx: 14 }),
    draw(weaponDrawing(weapon), x, y, 54),
  );

/** A snowflake. */
const frost = ({ x, y }) =>
  svg(
    "g.b-frost",
    { transform: `translate(${x} ${y})` },
    svg("circle", { r: 44 }),
    [0, 60, 120].map((turn) =>
      svg("path", {
        d: "M0 -34 V34 M-9 -27 L0 -18 L9 -27 M-9 27 L0 18 L9 27",
        transform: `rotate(${turn})`,
      }),
    ),
  );

function bolt(stage, event, ms) {
  stage.actors(event, (actor, { from, to }) => {
    const [a, b] = [point(from), point(to)];
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    actor.append(
      svg("path.b-bolt", { d: "M-26 0 H18 M18 0 L8 -8 M18 0 L8 8 M-26 0 L-32 -7 M-26 0 L-32 7" }),
    );
    const at = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` });
    actor.style.opacity = "0";
    briefly(
      actor,
      [
        { ...at(a), opacity: 1 },
        { ...at(b), opacity: 1 },
      ],
      { duration: ms * 0.4, delay: ms * 0.55, easing: "ease-in" },
    );
  });
}
