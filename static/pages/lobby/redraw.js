/** Redraws a part of the page only if what it is drawn from has changed, and keeps the focus. */
import { replace } from "../../core/dom.js";
import { currentLang } from "../../core/i18n.js";

const drawn = new WeakMap();

/** @param {Element} node @param {(room: object) => any} draw */
export function redraw(node, draw, room) {
  const { data, you, presence, engine } = room;
  const from = JSON.stringify([data, you, presence, engine, currentLang()]);
  if (drawn.get(node) === from) return;
  drawn.set(node, from);
  const focused = node.contains(document.activeElement) ? document.activeElement.id : null;
  replace(node, draw(room));
  if (focused) document.getElementById(focused)?.focus();
}
