/** A line of the log: the drawing before it, and which of several sentences it is. */
import { use } from "../sprite.js";
import { weaponDrawing } from "./names.js";

const MARKS = {
  "market.opened": "i-basket",
  "trap.placed": "i-trap",
  "trap.retrieved": "i-undo",
  "skeleton.turned": "trap-treasure",
  "skeleton.slain": "mark-slain",
  "skeleton.sent": "skull-pip",
  "skeleton.destroyed": "mark-slain",
  "floor.lost": "floor-pip",
  "house.burnt": "house-pip",
  "treasure.stolen": "trap-treasure",
  "seat.out": "mark-loss",
  "game.over": "mark-crown",
  "skeletons.shoved": "weapon-morning-star",
  "skeletons.frozen": "weapon-ice-staff",
  "hero.lost": "mark-loss",
  "skeleton.returned": "chief-spectral",
  "floor.rebuilt": "floor-pip",
  "house.rebuilt": "house-pip",
  "emperor.arrived": "chief-emperor",
  "trap.burst": "trap-bomb-ruin",
  "hearse.left": "trap-hearse",
  "saboteur.left": "chief-saboteur",
  "necromancer.called": "chief-necromancer",
};
const TURNED_BY = { rapier: "weapon-rapier", instructor: "chief-instructor" };

/** A player's face where there is none. @param {GameEvent} event */
export function mark(event) {
  const drawing = marked(event);
  return drawing && use(drawing);
}

/** @param {GameEvent} event */
function marked({ type, weapon, by }) {
  if (weapon) return weaponDrawing(weapon);
  return (type === "skeleton.turned" && TURNED_BY[by]) || MARKS[type];
}

/** By what it was done; or what it was that was lost. */
export function variant({ type, by, cause, at }, { view }) {
  if (view.public?.mode === "cooperative" && type.startsWith("house.")) return "capital";
  if (type.startsWith("floor.") && at) return "tower";
  return by ?? cause;
}
