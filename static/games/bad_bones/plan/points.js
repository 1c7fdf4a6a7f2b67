/** Pointing hands: the player's face on a pin in their tint, on every drawing of that board. */
import { svg } from "../../../core/ui/dom.js";
import { face } from "../board/pieces.js";

const HEAD = 46;
/** Pins on small boards are drawn larger: a face must be told from another. In pixels. */
const LEAST = 28;
const FADE = 500;

/** @param {import("../board/board.js").Board} drawing @param {import("../../../core/table/plan.js").Point[]} points on it */
export function drawPoints(drawing, points, table) {
  drawing.pins ??= layer(drawing);
  const { pins } = drawing;
  for (const { by, at } of points) {
    const pin = pins.shown.get(by) ?? place(pins, by, table.players[by].avatar);
    const { x, y } = drawing.turn.at(at);
    pin.style.transform = `translate(${x}px, ${y}px) scale(${scale(drawing)})`;
    pin.dataset.at = at;
  }
  for (const [by, pin] of pins.shown)
    if (!points.some((each) => each.by === by)) fade(pins, by, pin);
}

function layer(drawing) {
  const node = svg("g.l-points");
  drawing.top.append(node);
  return { node, shown: new Map() };
}

function place(pins, by, avatar) {
  const pin = svg(
    "g.pin",
    { "data-by": by },
    svg("ellipse.spot", { rx: 20, ry: 9 }),
    svg("path.stem", { d: "M0 0 L-13 -28 L13 -28Z" }),
    svg("circle.head", { cy: -46, r: HEAD / 2 + 5 }),
    face(avatar, 0, -46, HEAD),
  );
  pin.style.setProperty("--pl", `var(--seat-${avatar}-line)`);
  pins.shown.set(by, pin);
  pins.node.append(pin);
  return pin;
}

/** It fades where it was: somebody may look a moment later. */
function fade(pins, by, pin) {
  pins.shown.delete(by);
  pin.classList.add("gone");
  setTimeout(() => pin.remove(), FADE);
}

function scale({ node }) {
  const pixels = node.getScreenCTM()?.a ?? 1;
  return Math.max(1, LEAST / (HEAD * pixels)).toFixed(2);
}
