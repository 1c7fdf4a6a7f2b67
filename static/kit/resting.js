/** The hand or the keyboard rests on something that can be chosen: what it would lead to is shown meanwhile. */

/**
 * @template T
 * @param {T} thing
 * @param {(thing: T|null) => void} look `null`: no longer
 * @returns {Record<string, () => void>} props for `element`
 */
export const resting = (thing, look) => ({
  onpointerenter: () => look(thing),
  onpointerleave: () => look(null),
  onfocus: () => look(thing),
  onblur: () => look(null),
});
