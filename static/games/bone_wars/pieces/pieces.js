/** Small drawings that appear in more than one place. All of them say what they are. */

import { t } from "../../../core/text/i18n.js";
import { element } from "../../../core/ui/dom.js";
import { icon, sprite, use } from "../sprite.js";
import {
  actionDrawing,
  boneDrawing,
  bonusDrawing,
  EMBLEMS,
  prizeDrawing,
  SEATS,
  tileDrawing,
} from "./names.js";

export { icon } from "../sprite.js";

/** A bone token. @param {string} type also `skull_any`, `limb_any`, `wild` @param {Data} [options] */
export const bone = (type, { class: more, label = t(`bone.${type}`) } = {}) =>
  icon(boneDrawing(type), { class: ["token", more], label });

/** An empty place for a token. */
export const hole = () => element("i.hole");

/** A patron's portrait in his frame: Marsh's shield, Cope's roundel. */
export const patron = (id, { class: more = "por", label = t(`patron.${id}`) } = {}) =>
  icon(`patron-${id}`, { class: more, label });

/** A monogram: `marsh`, `cope` or `leidy` (also as a discoverer is written, `Marsh`). */
export const mono = (id, { class: more = "mono", label = t(`patron.${id.toLowerCase()}`) } = {}) =>
  icon(`mono-${id.toLowerCase()}`, { class: more, label });

/** Whose it is: colour and emblem. @param {number} player @param {{label?: string, class?: string, theodore?: boolean}} [options] */
export const seatMark = (player, { label, class: more, theodore } = {}) =>
  element(
    "span",
    { class: ["emblem", seatClass(player), more] },
    icon(theodore ? "theodore" : EMBLEMS[player], { label }),
  );

export const seatClass = (player) => `seat-${SEATS[player]}`;

/** A wooden piece of a player's. @param {"team"|"camp"|"paleontologist"|"profession"|"award-marker"} kind @param {number|null} player null: nobody's @param {Data} [options] */
export const wood = (kind, player, { label, class: more } = {}) =>
  element(
    "span",
    { class: ["piece", player === null ? "neutral" : seatClass(player), more] },
    icon(kind, { label }),
  );

/** A paper as it stands on a shelf; `null`: a printed one. @param {string} id @param {number|null} value @param {Data} [options] */
export const paper = (id, value, { class: more } = {}) =>
  element(
    "span",
    { class: ["paper-piece", id, value === null && "blank", more] },
    icon(value === null ? "paper-neutral" : `paper-${value}`, {
      label: value === null ? t("client.paper.printed") : t("client.paper", { value }),
    }),
  );

/** A bonus tile of the round track or of a column. */
export const bonus = (key, options) =>
  icon(bonusDrawing(key), { label: t(`bonus.${key}`), ...options });

/** A dig site tile. */
export const siteTile = (key, options) =>
  icon(tileDrawing(key), { label: t(`tile.${key}`), ...options });

export const prize = (key, options) =>
  icon(prizeDrawing(key), { label: t(`prize.${key}`), ...options });

/** The sign of a minor find, which is an envelope's as well. */
export const find = (key, options) => icon(`find-${key}`, { label: t(`icon.${key}`), ...options });

export const category = (key, options) =>
  icon(`cat-${key}`, { label: t(`category.${key}`), ...options });

/** The sign of a mode or of a team action. */
export const act = (key, options) => icon(actionDrawing(key), options);

/** A sign with its number. @param {string} drawing @param {number|string} number */
export const sum = (drawing, number, label) =>
  element("span.stat", { title: label }, icon(drawing, { label }), element("b", number));

/** So many action points, and how deep they reach. */
export const effort = (ap, depth) =>
  element(
    "span.stats",
    sum("ap", ap, t("client.ap", { count: ap })),
    sum(`depth-${depth}`, depth, t("client.depth", { depth })),
  );

/** A species' plate, an engraving. Few of the 48 are seen at once: each is fetched when it is. @param {string} name of the species @param {Data} [options] */
export function plate(name, { class: more } = {}) {
  const id = name.toLowerCase();
  sprite(`plates/${id}`);
  return use(`sp-${id}`, { class: ["plate", more], viewBox: "0 0 120 80" });
}
