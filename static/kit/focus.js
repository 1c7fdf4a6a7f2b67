/** Parts are drawn anew; the keyboard stays where it was. */

/** @param {Element} root @param {() => void} draw things to come back to have a `data-key` */
export function keepFocus(root, draw) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const key = root.contains(focused) ? focused.dataset?.key : null;
  draw();
  if (!key || focused.isConnected || root.contains(document.activeElement)) return;
  /** @type {HTMLElement|null} */
  const again = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  again?.focus({ preventScroll: true });
}
