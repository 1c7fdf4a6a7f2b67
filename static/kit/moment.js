/** Something is marked for a moment. */

/** @param {Element|null|undefined} node nothing happens without @param {string} name of a class @param {number} long in milliseconds */
export function forAMoment(node, name, long) {
  if (!node) return;
  node.classList.add(name);
  setTimeout(() => node.classList.remove(name), long);
}
