/** What may be chosen, on the board and on the desk: a button that glows. A tap picks it, another confirms it. */
import { element } from "../../../core/ui/dom.js";
import { choice } from "../say/choice.js";

/**
 * A button if there is such an action, else the same thing at rest.
 * @param {import("../client.js").Client} client
 * @param {Action|undefined} action of the list
 * @param {{tag?: string, class?: any, label?: string, dataset?: Data, style?: Data}} props `tag`: what it is at rest; `label`: what it is (what choosing it does is known)
 * @param {...any} children
 */
export function choosable(
  client,
  action,
  { tag = "span", class: more, label, ...props },
  ...children
) {
  if (!action) return element(tag, { class: [more].flat(), title: label, ...props }, children);
  const chosen = client.isChosen(action);
  const { dataset, ...rest } = props;
  const does = choice(action, client.table, client.table.seat) ?? label;
  return element(
    "button",
    {
      class: [more, "legal", chosen && "sel"].flat(),
      title: does,
      "aria-label": does,
      "aria-pressed": String(chosen),
      dataset: { key: JSON.stringify(action), ...dataset },
      onclick: () => client.pick(action),
      ...rest,
    },
    children,
  );
}

/** In a dialog, where its own button confirms: a tap picks it, another one puts it back. @param {Action} action @param {{class?: string, key: string, label?: string}} how */
export function toggle(client, action, how, ...children) {
  const { class: kind, key, label } = how;
  const picked = client.isChosen(action);
  return element(
    "button.legal",
    {
      class: [kind, picked && "sel"],
      "aria-pressed": String(picked),
      "data-key": key,
      "aria-label": label,
      onclick: () => client.choose(picked ? null : action),
    },
    children,
  );
}
