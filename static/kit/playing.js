/**
 * A change that is being shown: over by itself, when the person skips it, or when the core no longer waits for it.
 * @typedef {{done: Promise<void>, finish: () => void, readonly over: boolean}} Playing
 */

/**
 * @param {AbortSignal|undefined} signal of the change
 * @param {() => void} ended called once: brings to rest what still moves, and draws the table as it is
 * @returns {Playing}
 */
export function playing(signal, ended) {
  let over = false;
  let resolve;
  const done = new Promise((settle) => (resolve = settle));
  const finish = () => {
    if (over) return;
    over = true;
    signal?.removeEventListener("abort", finish);
    ended();
    resolve();
  };
  signal?.addEventListener("abort", finish);
  return {
    done,
    finish,
    get over() {
      return over;
    },
  };
}
