/** The pieces that stand on a board, each as a piece of SVG. */
import { svg } from "../../../core/ui/dom.js";
import { chiefDrawing, skeletonDrawing, TURN, tileDrawing } from "../say/names.js";
import { piece } from "../sprite.js";

/**
 * A drawing with its middle at (x, y).
 * @param {string} id @param {number} x @param {number} y @param {number} width @param {Data} [props]
 */
export function draw(id, x, y, width, { height = width, ...props } = {}) {
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return svg("use", { href: piece(id), ...box, ...props });
}

/**
 * One token: plate, face and pointer. Only the pointer turns.
 * @param {{symbol: string, facing: string, chief?: string}} skeleton
 */
export function token(skeleton, side, x, y, size) {
  const [face, chief] = plate(skeleton, side, x, y, size);
  return [face, pointer(skeleton.facing, side, x, y, size), chief];
}

/** A token without its pointer, as it lies in a stack; a chief wears his badge at the upper right. @param {Data} skeleton */
export const plate = ({ symbol, chief }, side, x, y, size) => [
  draw(skeletonDrawing(symbol, side), x, y, size),
  chief && badge(chief, x + size * 0.3, y - size * 0.32, size * 0.4),
];

/** The orange hexagon of a chief. */
export const badge = (chief, x, y, size) =>
  draw(chiefDrawing(chief), x, y, size, { class: "b-chief" });

export function pointer(facing, side, x, y, size) {
  return draw(`face-${side}`, x, y, size, { transform: `rotate(${TURN[facing]} ${x} ${y})` });
}

/** Where a march will leave a skeleton. */
export function ghost(skeleton, side, x, y, size = 66) {
  return svg(
    "g.ghost",
    plate(skeleton, side, x, y, size),
    pointer(skeleton.facing, "ghost", x, y, size),
  );
}

/** A number in an ink disc. */
export function count(number, x, y, radius = 12, type = 15) {
  return svg(
    "g.count",
    svg("circle", { cx: x, cy: y, r: radius }),
    svg("text", { x, y: y + type * 0.35, "font-size": type }, number),
  );
}

/** What is lost, on what loses it; `gain`: what comes back. */
export function loss(text, x, y, kind) {
  return svg(
    "g",
    { class: ["loss", kind] },
    svg("rect", { x: x - 26, y: y - 16, width: 52, height: 32, rx: 16 }),
    svg("text", { x, y: y + 6.5 }, text),
  );
}

export const tile = (kind, x, y, size = 86) => draw(tileDrawing(kind), x, y, size);

export function hero(x, y, size = 88) {
  return svg(
    "g.b-hero",
    svg("ellipse", { cx: x, cy: y + size * 0.386, rx: size * 0.41, ry: size * 0.1 }),
    draw("hero", x, y - 4, size),
  );
}

/** How high a tower of so many floors is: the hero stands on it. */
const TOWER_TOP = [348, 333, 315, 298, 288];

export function tower(floors, { x, y }) {
  return draw(`tower-${Math.min(floors, 4)}`, x, y - 8, 92, { height: 108, class: "b-tower" });
}

export function heroOnTower(floors, { x, y }) {
  const top = TOWER_TOP[Math.min(floors, 4)] - 334;
  return svg("g.b-hero", draw("hero", x, y + top - 18, 66));
}

export const house = (drawing, { x, y }) => draw(drawing, x, y + 1, 80, { height: 82 });

export const face = (avatar, x, y, size) => draw(`av-${avatar}`, x, y, size);
