// The rows a menu is made of.

import { element, icon } from "../../core/ui/dom.js";

export const command = (drawing, text, run, danger = false) =>
  element("button", { class: ["menu-row", danger && "danger"], onclick: run }, icon(drawing), text);

export const link = (drawing, text, href, props = {}) =>
  element("a.menu-row", { href, ...props }, icon(drawing), text);

/** @param {boolean} on @param {(on: boolean) => unknown} change may answer with what it became */
export function toggle(drawing, text, on, change) {
  const box = element("button.switch", { role: "switch", "aria-label": text }, element("i"));
  const show = (value) => box.setAttribute("aria-checked", String(value));
  box.addEventListener("click", async () => {
    const wanted = box.getAttribute("aria-checked") !== "true";
    show((await change(wanted)) ?? wanted);
  });
  show(on);
  return element("div.menu-row", icon(drawing), element("span.grow", text), box);
}

/** @template T @param {{value: T, text: string, label?: string}[]} options @param {T} now @param {(value: T) => void} change */
export function pick(drawing, text, options, now, change) {
  const buttons = options.map(({ value, text: face, label }) =>
    element(
      "button",
      { "aria-label": label, "aria-pressed": String(value === now), onclick: () => choose(value) },
      face,
    ),
  );
  function choose(value) {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute("aria-pressed", String(options[index].value === value));
    }
    change(value);
  }
  const seg = element("span.segmented", { role: "group", "aria-label": text }, buttons);
  return element("div.menu-row", icon(drawing), element("span.grow", text), seg);
}

export const rule = () => element("hr");
