/** Which table is mounted where: the log points into it. @type {WeakMap<Element, object>} */
export const clients = new WeakMap();
