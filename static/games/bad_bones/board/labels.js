/** Places and what stands on them, in words. */
import { byFacing } from "./crowd.js";

/** A tile by name: "wall", "wall, damaged", "labyrinth, white side". */
export function tileName(t, { trap, worn, face }) {
  const name = t(`trap.${trap}`);
  if (trap === "L" && face)
    return t("client.tile_face", { trap: name, face: t(`client.face.${face}`) });
  return worn ? t("client.worn", { trap: name }) : name;
}

/** "2 skeletons facing down", "2 skeletons facing down, fire chief" */
function stackName(t, stack) {
  const facing = t(`client.facing.${stack[0].facing}`);
  const chiefs = stack.filter(({ chief }) => chief).map(({ chief }) => t(`chief.${chief}`));
  return [t("client.skeletons_facing", { count: stack.length, facing }), ...chiefs].join(", ");
}

/** Whether a tower stood there that has fallen. */
export const isRuin = (place, board, { towers = [] }) =>
  towers.includes(place) && !(place in board.towers);

/**
 * What a screen reader says of a space.
 * @param {(key: string, values?: Data) => string} t
 * @param {Data} board
 * @param {import("./crowd.js").Shown[]} skeletons those on it
 * @param {string|undefined} may what may be done here
 * @param {Data} layout
 */
export function spaceLabel(t, place, placeName, board, skeletons, may, layout) {
  const parts = [];
  if (place in board.towers) parts.push(t("client.tower_floors", { count: board.towers[place] }));
  if (isRuin(place, board, layout)) parts.push(t("coop.ruin"));
  if (place in board.tiles) parts.push(tileName(t, board.tiles[place]));
  if (board.hero === place) parts.push(t("client.hero"));
  parts.push(...byFacing(skeletons).map((stack) => stackName(t, stack)));
  const what = parts.join(", ") || t("client.empty");
  const label = t("client.space", { place: placeName, what });
  return may ? `${label} ${may}` : label;
}

/**
 * A place without a name, as text: a space ("4,2") or the end of a lane ("L2").
 * @param {string} at @param {(key: string, values: Data) => string} t
 */
export function place(at, t) {
  const space = /^(\d+),(\d+)$/.exec(at);
  if (space) return t("place.space", { row: space[1], column: space[2] });
  const lane = /^([A-Z])(\d+)$/.exec(at);
  return lane ? t(`place.${lane[1]}`, { lane: lane[2] }) : undefined;
}
