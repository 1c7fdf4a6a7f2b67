/** Actions are JSON: two are the same if they say the same. */

/** @param {Action|null|undefined} a @param {Action|null|undefined} b */
export const same = (a, b) => a === b || Boolean(a && b && JSON.stringify(a) === JSON.stringify(b));

/** Whether all fields of `partial` are there with these values, deeply. @param {Data} action @param {Data} partial @returns {boolean} */
export const matches = (action, partial) =>
  Object.entries(partial).every(([key, value]) =>
    value && typeof value === "object"
      ? Boolean(action[key]) && matches(action[key], value)
      : action[key] === value,
  );
