// A button that opens a small panel below itself.

import { element, replace } from "./dom.js";

let count = 0;

/**
 * @param {Record<string, any>} props of the button
 * @param {import("./dom.js").Child[]} face of the button
 * @param {() => import("./dom.js").Child[]} content made anew each time it is opened
 * @returns {HTMLElement} the button; the panel is beside it
 */
export function popover(props, face, content) {
  count += 1;
  const id = `pop-${count}`;
  const panel = element("div.pop-panel", { id, popover: "auto" });
  const button = element("button", { ...props, popovertarget: id }, ...face);
  panel.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") replace(panel, content());
  });
  panel.addEventListener("toggle", (event) => {
    if (event.newState === "open") place(panel, button);
  });
  return element("div.pop-anchor", button, panel);
}

/** Below the button, and inside the window. */
function place(panel, button) {
  const at = button.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - panel.offsetWidth - 8);
  panel.style.setProperty("left", `${Math.max(8, left)}px`);
  panel.style.setProperty("top", `${at.bottom + 6}px`);
}
