/** Which page of a game is mounted where: the log points into it, the tab bar counts on it. @type {WeakMap<Element, any>} */
export const clients = new WeakMap();
