/** Any number out of a few, each with its drawing; what one of them does is said when it is looked at. */

import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";

/** Which one was looked at last: the form is made anew with every change. @type {Map<string, string>} */
const looked = new Map();

export function kinds({ name, label, choices, value, locked, change, drawing }) {
  const picked = new Set(value);
  const said = element("p.said", { "aria-live": "polite" });
  const look = (choice) => {
    looked.set(name, choice.value);
    said.textContent = choice.help;
  };
  const last = choices.find((choice) => choice.value === looked.get(name));
  if (last) look(last);
  const kind = (choice) =>
    element(
      "button",
      {
        id: `o-${name}-${choice.value}`,
        class: ["kind", picked.has(choice.value) && "on"],
        "aria-pressed": String(picked.has(choice.value)),
        "aria-disabled": String(locked),
        onpointerenter: () => look(choice),
        onfocus: () => look(choice),
        onclick: () =>
          !locked &&
          change(values(choices).filter((each) => picked.has(each) !== (each === choice.value))),
      },
      choice.drawing && drawing?.(choice.drawing),
      element("span", choice.label),
    );
  return element(
    "div",
    { class: ["kinds", locked && "locked"] },
    element("div.each", { role: "group", "aria-label": label }, choices.map(kind)),
    said,
  );
}

/** Nobody likes to tap seven times. */
export function allOrNone({ name, label, choices, value, locked, change }) {
  const button = (what, wanted) =>
    element(
      "button",
      {
        id: `o-${name}-${what}`,
        disabled: locked,
        "aria-pressed": String(value.length === wanted.length),
        "aria-label": `${label}: ${t(`lobby.${what}`)}`,
        onclick: () => value.length !== wanted.length && change(wanted),
      },
      t(`lobby.${what}`),
    );
  return element(
    "span.segmented",
    { role: "group", "aria-label": label },
    button("none", []),
    button("all", values(choices)),
  );
}

const values = (choices) => choices.map(({ value }) => value);
