/** A line of the tale: the log's own sentence with its drawing, and the sums behind it. */
import { line } from "../../../core/feed/log_line.js";
import { element } from "../../../core/ui/dom.js";
import { nameOf } from "../pieces/names.js";
import { mark, variant } from "../say/log.js";
import { words } from "../say/log_words.js";
import { partName } from "../tips/sum.js";

/** @param {import("../client.js").Client} client @param {import("../animate/tale.js").Line} line_ @returns {Element|null} */
export function told({ table }, { event, change }) {
  const said = line(event, table, /** @type {any} */ ({ mark, variant, words }), change);
  return said && element("div.told-line", [...said.childNodes]);
}

/** "1 + Forest 1": what a number of banners is made of. @param {import("../client.js").Client} client @param {{by: string, n: number}[]} parts */
export const partsOf = (client, parts) =>
  parts.map(({ by, n }) => (by === "printed" ? n : `${partName(client, by)} ${n}`)).join(" + ");

/** The sums of a fight: the attacker's, and the target's. @param {import("../client.js").Client} client @param {import("../animate/tale.js").Line} line_ @returns {string|null} */
export function reasonOf(client, { event }) {
  if (event.type !== "fought") return null;
  const { card, against, attack, defence } = event;
  const side = (id, parts, total) => {
    if (!parts?.length || !id) return null;
    const sum = partsOf(client, parts);
    return `${nameOf(client.t, id)}: ${parts.length > 1 ? `${sum} = ${total}` : total}`;
  };
  const both = [
    side(card, event.attack_parts, attack),
    side(against, event.defence_parts, defence),
  ];
  return both.filter(Boolean).join(" · ") || null;
}
