/** Redraws a part of the page only if what it is drawn from has changed, and keeps the focus. */

import { currentLang } from "../../core/text/i18n.js";
import { replace } from "../../core/ui/dom.js";

const drawn = new WeakMap();

/** @param {Element} node @param {(room: any) => any} draw */
export function redraw(node, draw, room) {
  const { data, you, presence, engine } = room;
  const from = JSON.stringify([data, you, presence, engine, currentLang()]);
  if (drawn.get(node) === from) return;
  const open = node.querySelector(":popover-open");
  if (open) {
    // Somebody is choosing from it: the news can wait until it is closed.
    open.addEventListener("toggle", () => redraw(node, draw, room), { once: true });
    return;
  }
  drawn.set(node, from);
  /** @type {any} */
  const old = node.contains(document.activeElement) ? document.activeElement : null;
  const typed = old?.matches("input:not([type], [readonly])") ? old : null;
  const caret = typed && [typed.selectionStart, typed.selectionEnd];
  replace(node, draw(room));
  /** @type {any} */
  const focused = old?.id && document.getElementById(old.id);
  if (!focused) return;
  if (typed) focused.value = typed.value;
  focused.focus();
  if (caret) focused.setSelectionRange(...caret);
}
