/** The way a skeleton has come: a line behind it, pale once it has arrived. */
import { svg } from "../../../core/ui/dom.js";
import { points } from "../forecast/draw.js";
import { curve } from "../forecast/line.js";

/**
 * @param {import("./stage.js").Stage} stage
 * @param {{path: string[], end: string}} move
 * @param {number} ms it grows for as long as the skeleton walks
 * @returns {SVGElement[]}
 */
export function trail(stage, move, ms) {
  const bad = move.end === "tower" || move.end === "village";
  return stage.drawings
    .filter(({ density }) => density === "full")
    .flatMap((drawing) => {
      const way = points(drawing.turn.event(move));
      // Through a portal it leaves no trail.
      if (move.end === "home") way.pop();
      if (way.length < 2) return [];
      const [{ x, y }] = way;
      const d = curve(way);
      const line = svg(
        "g",
        { class: ["b-trail", bad && "bad"] },
        svg("path.trail-case", { d, pathLength: 1 }),
        svg("path.trail", { d, pathLength: 1 }),
        svg("circle.trail-start", { cx: x, cy: y, r: 6 }),
      );
      drawing.layers.trails.append(line);
      for (const stroke of line.querySelectorAll("path")) {
        stroke.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
          duration: ms,
          easing: "linear",
        });
      }
      return [line];
    });
}

export function fade(lines) {
  for (const line of lines) line.classList.add("old");
}
