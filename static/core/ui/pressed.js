/** Keys that are pressed for the page: alone, and where nothing is written. */

const WRITING = "input, textarea, select, dialog, [contenteditable]";

/**
 * @param {EventTarget} target
 * @param {(event: any) => unknown} own whether the key has done something
 * @returns {() => void} stops listening
 */
export function whenPressed(target, own) {
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest?.(WRITING)) return;
    if (own(event)) event.preventDefault();
  };
  target.addEventListener("keydown", pressed);
  return () => target.removeEventListener("keydown", pressed);
}
