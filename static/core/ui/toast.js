/** Short notices at the edge of the page, read out by screen readers. */
import { element, icon } from "./dom.js";

const SECONDS = 6;

/**
 * @param {string} text
 * @param {{kind?: "info" | "bad" | "good", drawing?: Element}} [options]
 */
export function toast(text, { kind = "info", drawing = undefined } = {}) {
  const place = document.getElementById("toasts");
  const mark = drawing ?? icon({ info: "bell", bad: "x", good: "check" }[kind]);
  const close = () => note.remove();
  const note = element(
    "div",
    { class: ["toast", kind], onclick: close },
    mark,
    element("span", text),
  );
  // Above dialogs too: what was shown last in the top layer is on top.
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
  place.append(note);
  setTimeout(close, SECONDS * 1000);
  return note;
}
