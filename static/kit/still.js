/** Nothing is rebuilt that has not changed: a press must end on the button it began on. */
import { replace } from "../core/ui/dom.js";
import { keepFocus } from "./focus.js";

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Draws below `node` only if what that is drawn from has changed.
 * @param {Element} node
 * @param {unknown} from JSON
 * @param {() => void} draw
 */
export function drawOnce(node, from, draw) {
  const key = JSON.stringify(from);
  if (drawn.get(node) === key) return;
  drawn.set(node, key);
  keepFocus(node, draw);
}

/**
 * The same where all children of `node` are drawn anew.
 * @param {Element} node
 * @param {unknown} from JSON
 * @param {() => any} fill its children
 */
export const still = (node, from, fill) => drawOnce(node, from, () => replace(node, fill()));
