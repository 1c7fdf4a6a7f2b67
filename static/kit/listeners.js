/** Several listeners that come and go together. */

/**
 * @param {EventTarget} target
 * @param {Record<string, (event: any) => void>} listeners by the event's name
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void} stops listening
 */
export function listen(target, listeners, options) {
  const all = Object.entries(listeners);
  for (const [type, listener] of all) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, options);
  };
}
