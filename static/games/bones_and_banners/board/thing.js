/** Something of the table that can be chosen at times: a button then, and else only what it is. */
import { element } from "../../../core/ui/dom.js";
import { tick } from "../pieces/tick.js";

/**
 * @param {import("../client.js").Client} client
 * @param {string|null} name of choosing/things.js; null: it can never be chosen
 * @param {{tag: string, body: any, class?: any, label?: string, card?: string, key?: string, mark?: import("../choosing/mark.js").ThingMark, props?: Data}} how
 *   `tag` of what it is when nothing can be done with it; `card` that the tips explain
 */
export function thing(client, name, { tag, body, label, card, key, mark, props, class: more }) {
  const { may, chosen, bluff, press } = mark ?? (name ? client.on(name) : {});
  const [plain, ...classes] = tag.split(".");
  const said = bluff && label ? `${label}. ${client.t("client.unit.bluff")}` : label;
  return element(
    press ? "button" : plain,
    {
      class: [
        ...classes,
        more,
        may && !chosen && "may",
        chosen && "chosen",
        bluff && "bluff",
      ].flat(),
      "aria-label": press ? said : null,
      "aria-pressed": press && may ? String(Boolean(chosen)) : null,
      title: label,
      tabindex: card && !press ? "0" : null,
      role: card && !press && label ? "img" : null,
      "data-key": name ? `${name}${key ?? ""}` : null,
      "data-thing": name,
      "data-card": card,
      onclick: press,
      ...props,
    },
    body,
    chosen && tick(bluff),
  );
}
