/** A thing of the desk that a tap may pick: it glows then, is ringed when picked, and says why where it can't be chosen. */
import { element } from "../../../core/ui/dom.js";
import { half, press } from "../choices/half.js";
import { markOf } from "../choices/index.js";

/** Whether a mark is the picked one. */
export const picked = (client, mark) =>
  Boolean(
    mark &&
      (client.isChosen(mark.action) || (mark.open != null && half(client).open === mark.open)),
  );

/**
 * @param {import("../client.js").Client} client @param {"card"|"bone"|"archived"|"envelope"|"slot"} kind @param {any} thing
 * @param {{tag?: string, class?: any, key: string, label?: string, title?: string}} props
 * @param {(mark: import("../choices/index.js").Mark|null) => any} inside
 */
export function marked(
  client,
  kind,
  thing,
  { tag = "div", class: more, key, label, title },
  inside,
) {
  const mark = markOf(client, kind, thing);
  const content = inside(mark);
  if (!mark) return element(tag, { class: more, title }, content);
  const chosen = picked(client, mark);
  return element(
    tag,
    { class: [more, "held"] },
    element(
      "button",
      {
        class: ["press", mark.why ? "off" : "legal", chosen && "sel"],
        dataset: { key },
        "aria-label": [label, mark.note, mark.why].filter(Boolean).join(", ") || null,
        "aria-pressed": mark.why ? null : String(chosen),
        "aria-disabled": mark.why ? "true" : null,
        title: mark.why ?? title ?? null,
        onclick: () => press(client, markOf(client, kind, thing) ?? {}),
      },
      content,
    ),
  );
}
