/** Parts are drawn anew; who works with the keyboard stays where they were. */

/** @param {HTMLElement} root @param {() => void} draw things to come back to have a `data-key` */
export function keepFocus(root, draw) {
  const focused = document.activeElement;
  const key = root.contains(focused) ? focused.dataset?.key : null;
  draw();
  if (key && !focused.isConnected && !root.contains(document.activeElement))
    root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
