/** What the coming march does with a skeleton, in words, as far as the forecast knows. */

/** @param {object} client @param {import("../forecast/draw.js").Way|undefined} way */
export function fate({ t, table, seat }, way) {
  if (!way || seat !== table.seat) return null;
  const { end, path, target } = way;
  const known = { slain: 1, tower: 1, village: 1, choice: 1, treasure: 1 };
  if (end in known) return t(`client.fate.${end}`);
  if (end === "sent") {
    return target == null ? t("client.fate.sent_somewhere") : t("client.fate.sent", { name: table.players[target].name });
  }
  return path.length > 1 ? t("client.fate.rest", { place: table.place(path.at(-1)) }) : t("client.fate.stay");
}
