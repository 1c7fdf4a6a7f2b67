/** What the coming march does with a skeleton, in words, as far as the forecast knows. */

const KNOWN = new Set([
  "slain",
  "destroyed",
  "tower",
  "village",
  "choice",
  "treasure",
  "hearse",
  "home",
]);

/** @param {import("../client.js").Client} client @param {import("../forecast/draw.js").Way|undefined} way */
export function fate({ t, table, seat }, way) {
  if (!way || seat !== table.seat) return null;
  const { end, path, target, dooms } = way;
  if (dooms) return t("client.fate.emperor");
  if (KNOWN.has(end)) return t(`client.fate.${end}`);
  if (end === "sent") {
    return target == null
      ? t("client.fate.sent_somewhere")
      : t("client.fate.sent", { name: table.players[target].name });
  }
  return path.length > 1
    ? t("client.fate.rest", { place: table.place(path.at(-1)) })
    : t("client.fate.held");
}
