/** The controls of the options form. `locked`: shown, but somebody else decides. */

import { t } from "../../core/text/i18n.js";
import { element, svg } from "../../core/ui/dom.js";

export function toggle({ id, label, value, locked, change }) {
  return element(
    "button.switch",
    {
      id,
      role: "switch",
      "aria-checked": String(Boolean(value)),
      "aria-label": label,
      disabled: locked,
      onclick: () => change(!value),
    },
    element("i"),
  );
}

export function stepper({ id, label, value, allowed, locked, change }) {
  const lower = allowed.filter((each) => each < value).at(-1);
  const higher = allowed.find((each) => each > value);
  const button = (suffix, sign, to, name) =>
    element(
      "button",
      {
        id: `${id}-${suffix}`,
        disabled: locked || to === undefined,
        "aria-label": `${label}: ${name}`,
        onclick: () => change(to),
      },
      sign,
    );
  return element(
    "span.step",
    { role: "group", "aria-label": label },
    button("less", "−", lower, t("lobby.fewer")),
    element("b", { "aria-live": "polite" }, value),
    button("more", "+", higher, t("lobby.more")),
  );
}

/** One out of a few, as cards. A game may draw one for each in its lobby.svg (`<name>-<value>`). */
export function cards({ name, label, choices, value, locked, change, drawings }) {
  const inputs = new Map();
  const pick = async (wanted) => {
    await change(wanted);
    // What was taken comes back as a new form; what was refused must not stay picked.
    inputs.get(value).checked = true;
  };
  return element(
    "div.modes",
    { role: "radiogroup", "aria-label": label },
    choices.map((choice) => {
      const input = element("input", {
        type: "radio",
        id: `o-${name}-${choice.value}`,
        name: `o-${name}`,
        value: choice.value,
        checked: choice.value === value,
        disabled: locked,
        onchange: () => pick(choice.value),
      });
      inputs.set(choice.value, input);
      return element(
        "label",
        { class: ["mode", choice.value === value && "on", locked && "locked"] },
        input,
        drawings &&
          svg(
            "svg",
            { width: 44, height: 52, "aria-hidden": "true" },
            svg("use", { href: `${drawings}#${name}-${choice.value}` }),
          ),
        element("b", choice.label),
        choice.help && element("span", choice.help),
      );
    }),
  );
}
