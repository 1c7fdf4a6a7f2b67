/** Lantern light: what may be chosen. It breathes once when it appears, then rests. */
import { svg } from "../../../core/ui/dom.js";
import { isSpace, point } from "./geometry.js";

let lanterns = 0;

/** The light's colours; gradients need an id of their own in every drawing. */
export function lantern(board) {
  const id = `lantern-${++lanterns}`;
  const stop = (offset, name) => svg("stop", { offset, class: name });
  board.node.prepend(
    svg(
      "defs",
      svg(
        "radialGradient",
        { id, cx: 0.5, cy: 0.5, r: 0.72 },
        stop(0, "lan-a"),
        stop(0.55, "lan-b"),
        stop(1, "lan-c"),
      ),
    ),
  );
  return id;
}

/**
 * @param {Iterable<string>} places
 * @param {string} light the lantern's id
 * @param {string|null} hot the one under the hand
 * @param {boolean} fresh it has just appeared
 */
export function glow(places, light, hot, fresh) {
  return [...places].map((place) => {
    const { x, y } = point(place);
    const box = (size, rx) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size, rx });
    return svg(
      "g",
      { class: ["b-lit", place === hot && "hot", fresh && "new"] },
      svg("rect.b-halo", { ...box(92, 13) }),
      svg("rect.b-legal", { fill: `url(#${light})`, ...box(90, 12) }),
    );
  });
}

/** A tile, a tower or a forest spot that may be tapped: the light lies round it. */
export function rim(place) {
  const { x, y } = point(place);
  const size = isSpace(place) ? 92 : 78;
  return svg("rect.b-rim", { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 14 });
}
