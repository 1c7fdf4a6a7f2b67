/** Places and what stands on them, in words. */
import { byFacing } from "./crowd.js";

/** A tile by name: "wall", "wall, damaged". */
export function tileName(t, { trap, worn }) {
  const name = t(`trap.${trap}`);
  return worn ? t("client.worn", { trap: name }) : name;
}

/** "2 skeletons facing down" */
export function stackName(t, stack) {
  const facing = t(`client.facing.${stack[0].facing}`);
  return t("client.skeletons_facing", { count: stack.length, facing });
}

/**
 * What a screen reader says of a space.
 * @param {(key: string, values?: object) => string} t
 * @param {object} board
 * @param {import("./crowd.js").Shown[]} skeletons those on it
 * @param {string|undefined} may what may be done here
 */
export function spaceLabel(t, place, placeName, board, skeletons, may) {
  const parts = [];
  if (place in board.towers) parts.push(t("client.tower_floors", { count: board.towers[place] }));
  if (place in board.tiles) parts.push(tileName(t, board.tiles[place]));
  if (board.hero === place) parts.push(t("client.hero"));
  parts.push(...byFacing(skeletons).map((stack) => stackName(t, stack)));
  const what = parts.join(", ") || t("client.empty");
  const label = t("client.space", { place: placeName, what });
  return may ? `${label} ${may}` : label;
}
