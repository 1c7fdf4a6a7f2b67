/** The way a skeleton has come: a line behind it, pale once it has arrived. */
import { svg } from "../../../core/dom.js";
import { points } from "../forecast/draw.js";

/**
 * @param {import("./stage.js").Stage} stage
 * @param {{path: string[], end: string}} event
 * @param {number} ms it grows for as long as the skeleton walks
 * @returns {SVGElement[]}
 */
export function trail(stage, event, ms) {
  if (points(event).length < 2) return [];
  const bad = event.end === "tower" || event.end === "village";
  return stage.drawings.filter(({ density }) => density === "full").map((drawing) => {
    const way = points(drawing.turn.event(event));
    const d = `M${way.map(({ x, y }) => `${x} ${y}`).join(" L")}`;
    const [{ x, y }] = way;
    const line = svg("g", { class: ["b-trail", bad && "bad"] },
      svg("path", { class: "trail-case", d, pathLength: 1 }), svg("path", { class: "trail", d, pathLength: 1 }),
      svg("circle", { class: "t0", cx: x, cy: y, r: 6 }));
    drawing.layers.trails.append(line);
    for (const stroke of line.querySelectorAll("path")) {
      stroke.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: ms, easing: "linear" });
    }
    return line;
  });
}

export function fade(lines) {
  for (const line of lines) line.classList.add("old");
}
