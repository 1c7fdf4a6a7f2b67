/** Which table is mounted where: the log points into it, the tab bar counts on it. @type {WeakMap<Element, import("./client.js").Client>} */
export const clients = new WeakMap();
