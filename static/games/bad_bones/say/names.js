/** From the letters of the views to the drawings of pieces.svg. */

/** @typedef {"U"|"D"|"L"|"R"} Facing */

export const FAMILIES = { p: "star", y: "circle", r: "triangle", b: "heart", g: "diamond" };

const TRAPS = {
  W: "wall",
  C: "catapult",
  D: "dragon",
  $: "treasure",
  B: "bomb",
  X: "bomb-ruin",
  Q: "hearse",
  K: "barricade",
  L: "labyrinth",
  S: "spring",
  P: "portal",
};
const FACES = { "/": "slash", "\\": "back", w: "white", b: "black" };
/** Shown in the supply, where a tile has no face yet. */
const FIRST_FACE = { W: "slash", L: "white" };

/** The order of tiles in the supply. */
export const TRAP_ORDER = Object.keys(TRAPS);

/** Degrees of a pointer that is drawn facing up. */
export const TURN = { U: 0, R: 90, D: 180, L: 270 };
export const STEP = { U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0] };
export const FACINGS = /** @type {Facing[]} */ (["U", "R", "D", "L"]);
export const FACING_ICONS = { U: "up", R: "toright", D: "down", L: "toleft" };

/** @param {{trap: string, face?: string, worn?: boolean}} tile */
export function tileDrawing({ trap, face, worn }) {
  const side = face ? FACES[face] : FIRST_FACE[trap];
  return ["trap", TRAPS[trap], side, worn && "worn"].filter(Boolean).join("-");
}

const WEAPONS = {
  sword: "two-handed-sword",
  teleport: "teleport-staff",
  morningstar: "morning-star",
  rapier: "rapier",
  ice: "ice-staff",
  crossbow: "crossbow",
  death: "death-staff",
  axe: "war-axe",
};

export const weaponDrawing = (weapon) => `weapon-${WEAPONS[weapon]}`;
export const chiefDrawing = (chief) => `chief-${chief}`;
export const skeletonDrawing = (symbol, side) => `sk-${FAMILIES[symbol]}-${side}`;
export const symbolDrawing = (symbol) => `sym-${FAMILIES[symbol]}`;
export const otherSide = (side) => (side === "white" ? "black" : "white");
