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
