/** Which table is mounted where: the log points into it. @type {WeakMap<Element, Data>} */
export const clients = new WeakMap();
