/** Something appears over a place, is seen, and goes. */
import { briefly } from "../../../kit/briefly.js";
import { point } from "../board/geometry.js";

/**
 * @param {import("./stage.js").Stage} stage
 * @param {string} place
 * @param {(at: import("../board/geometry.js").Point) => Element} make
 * @param {number} ms
 * @param {number} [grow] how large it is in the end
 */
export function pop(stage, place, make, ms, grow = 1) {
  stage.actors({ at: place }, (actor, { at }) => {
    const { x, y } = point(at);
    actor.append(make({ x, y }));
    actor.style.transformOrigin = `${x}px ${y}px`;
    briefly(
      actor,
      [
        { scale: 0.3, opacity: 0 },
        { scale: 1.12, opacity: 1, offset: 0.3 },
        { scale: 1, opacity: 1, offset: 0.75 },
        { scale: grow, opacity: 0 },
      ],
      { duration: ms, fill: "forwards" },
    );
  });
}
