/** Skeletons fly to another cemetery, in an arc over the page; new ones come out of their own. */

import { element, svg } from "../../../core/ui/dom.js";
import { briefly } from "../../../kit/briefly.js";
import { point, toPage } from "../board/geometry.js";
import { token } from "../board/pieces.js";

const FLY = 640;

export const flights = {
  "skeleton.sent": {
    length: FLY,
    follows: true,
    // A hearse waits for all its guests, a staff for all its victims.
    last: ({ by }) => by === "hearse" || by === "death",
    start(cue) {
      const { stage, event } = cue;
      const skeleton = stage.skeleton(event.skeleton) ?? find(cue);
      if (!skeleton) return;
      delete stage.board.skeletons[event.skeleton];
      stage.draw();
      stage.sound("fly");
      fly(cue, skeleton);
    },
    end({ stages, event }) {
      const target = stages[event.target];
      const skeleton = find({ stages, event });
      if (!target || !skeleton) return;
      target.board.skeletons[event.skeleton] = { ...skeleton, at: "cemetery" };
      target.draw();
    },
  },
  "skeleton.entered": {
    length: 420,
    pace: 0.16,
    start(cue) {
      const { stage, event, ms } = cue;
      const skeleton = stage.after.skeletons[event.skeleton];
      if (!skeleton) return;
      delete stage.board.skeletons[event.skeleton];
      stage.draw();
      cue.actors = stage.actors(event, (actor, seen, turn) => {
        actor.append(
          ...token(
            { ...skeleton, facing: turn.facing(skeleton.facing) },
            stage.sideNow,
            0,
            0,
            72,
          ).filter(Boolean),
        );
        const [from, to] = [turn.at("cemetery"), point(seen.at)];
        const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
        const at = ({ x, y }, scale) => ({
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        });
        actor.animate([at(from, 0.3), at(middle, 1.15), at(to, 1)], {
          duration: ms,
          fill: "forwards",
          easing: "cubic-bezier(.2,.8,.3,1)",
        });
      });
    },
    end({ stage, event }) {
      const skeleton = stage.after.skeletons[event.skeleton];
      const held = stage.sideNow !== stage.side;
      if (skeleton) stage.board.skeletons[event.skeleton] = { ...skeleton, at: event.at, held };
      stage.draw();
    },
  },
};

/** It may already be drawn where it goes, or not be known any more where it was. */
function find({ stages, event }) {
  for (const { board, after } of stages) {
    const skeleton = board.skeletons[event.skeleton] ?? after.skeletons[event.skeleton];
    if (skeleton) return skeleton;
  }
  return null;
}

const fly = (cue, skeleton) =>
  flyAcross(cue, cue.event.from ?? "cemetery", token(skeleton, cue.stage.side, 38, 38, 76));

/** In an arc over the page, from a place of this board to the target's cemetery. @param {Data} cue @param {string} place @param {Element[]} drawing 76 wide */
export function flyAcross({ stage, stages, event, client, ms }, place, drawing) {
  const from = onPage(stage, place, client);
  const to = onPage(stages[event.target], "cemetery", client);
  if (!from || !to) return;
  const size = 76 * Math.max(from.scale, 0.3) * 1.25;
  const piece = element(
    "div.flying",
    svg("svg", { viewBox: "0 0 76 76", width: size, height: size }, drawing),
  );
  client.parts.air.append(piece);
  const high = Math.min(from.y, to.y) - 60;
  const at = (x, y, scale) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
  });
  const shrink = Math.max(0.25, to.scale / from.scale / 1.25);
  const steps = [0, 0.25, 0.5, 0.75, 1].map((s) => {
    const along = (a, b, c) => (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
    return at(
      along(from.x, (from.x + to.x) / 2, to.x),
      along(from.y, high, to.y),
      1 + (shrink - 1) * s ** 2,
    );
  });
  briefly(piece, steps, { duration: ms, fill: "forwards", easing: "cubic-bezier(.2,.8,.3,1)" });
}

/** Where that is on the page; a neighbour who is only a chip gets it onto the chip. */
function onPage(stage, place, client) {
  const drawing = stage?.drawings.find((each) => each.node.getClientRects().length);
  if (drawing) return toPage(drawing.node, drawing.turn.at(place));
  const box = client.chips.get(stage?.seat)?.node.getBoundingClientRect();
  return box?.width
    ? { x: box.left + box.width / 2, y: box.top + box.height / 2, scale: 0.3 }
    : null;
}
