/** How a skeleton gets along its way: it steps, leaps over a space, bumps into something, vanishes in a portal. */

import { ahead } from "../board/geometry.js";
import { points } from "../forecast/draw.js";
import { isLeap } from "../forecast/line.js";

const EASE = "cubic-bezier(.5,0,.2,1)";

const at = ({ x, y }, offset, { scale = 1, easing = EASE } = {}) => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
  offset,
  easing,
});

/**
 * @param {{path: string[], facing: string, end: string}} move as this drawing shows it
 * @returns {Keyframe[]}
 */
export function frames(move) {
  const way = points(move);
  if (way.length < 2) return bump(way[0], move.facing);
  const legs = way.length - 1;
  const steps = [at(way[0], 0)];
  for (let i = 0; i < legs; i += 1) {
    const [from, to] = [way[i], way[i + 1]];
    const time = (part) => (i + part) / legs;
    if (move.end === "home" && i === legs - 1) steps.push(...through(from, to, time));
    else if (isLeap(from, to)) steps.push(...over(from, to, time));
    else steps.push(at(to, time(1)));
  }
  return steps;
}

/** In an arc, nearer to the eye in the middle. */
const over = (from, to, time) => [
  at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 46 }, time(0.5), {
    scale: 1.4,
    easing: "ease-in",
  }),
  at(to, time(1)),
];

/** Swallowed here, and there again. */
const through = (from, to, time) => [
  at(from, time(0.4), { scale: 0 }),
  at(to, time(0.41), { scale: 0 }),
  at(to, time(1)),
];

/** It tries, and stays where it is. */
function bump(from, facing) {
  const wall = facing ? ahead(from, facing, 20) : from;
  return [
    at(from, 0),
    at(wall, 0.3, { easing: "ease-out" }),
    at(ahead(from, facing ?? "U", facing ? -4 : 0), 0.5),
    at(from, 0.65),
    at(from, 1),
  ];
}
