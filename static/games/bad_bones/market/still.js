/** Nothing is rebuilt that has not changed: a press must end on the button it began on. */
import { replace } from "../../../core/ui/dom.js";

const drawn = new WeakMap();

/**
 * @param {Element} node
 * @param {unknown} from what it is drawn from
 * @param {() => any} fill its children
 */
export function still(node, from, fill) {
  const key = JSON.stringify(from);
  if (drawn.get(node) === key) return;
  drawn.set(node, key);
  const focused = node.contains(document.activeElement) && document.activeElement.dataset.key;
  replace(node, fill());
  if (focused) node.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}
