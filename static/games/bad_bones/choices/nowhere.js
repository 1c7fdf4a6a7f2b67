/** The half of a way of choosing that is about places, where none may be tapped and no key is its own. */
export const nowhere = {
  lit: () => new Map(),
  tap() {},
  action: () => null,
  key: () => false,
};
