/** How much room a page has, from which a game takes the form of its table. */

/** @param {HTMLElement} root @returns {[width: number, height: number]} the window's as long as it is not laid out */
export const roomOf = ({ clientWidth, clientHeight }) => [
  clientWidth || innerWidth,
  clientHeight || innerHeight,
];

/** @param {HTMLElement} root @param {(width: number, height: number) => void} fit called once it is laid out and whenever there is another room @returns {() => void} stops */
export function whenResized(root, fit) {
  const observer = new ResizeObserver(() => fit(...roomOf(root)));
  observer.observe(root);
  return () => observer.disconnect();
}
