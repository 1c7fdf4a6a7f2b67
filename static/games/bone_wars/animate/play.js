/**
 * Shows what happened, in the order in which it did: slide, turn, stamp; nothing bounces. The table stands as it was
 * before until the end, and is then drawn as it is.
 */
import { ACTS } from "./acts.js";
import { Stage } from "./stage.js";

/** Whoever watches a whole round end at once is not kept waiting for every coin. */
const MOST = 14;

/**
 * @param {import("../client.js").Client} client @param {Change} change of docs/client.md @param {() => void} shown draws the table as it is
 * @returns {{finish: () => void, done: Promise<void>}|null} null where nothing moves
 */
export function play(client, change, shown) {
  const events = change.events.filter(({ type }) => type in ACTS).slice(0, MOST);
  if (!events.length || change.signal?.aborted) {
    shown();
    return null;
  }
  const stage = new Stage(client);
  let over = false;
  const finish = () => {
    if (over) return;
    over = true;
    change.signal?.removeEventListener("abort", finish);
    stage.clear();
    shown();
  };
  change.signal?.addEventListener("abort", finish);
  const done = (async () => {
    for (const event of events) {
      if (over) return;
      // What one act can't show must not keep the table from going on.
      await ACTS[event.type](stage, event, change)?.catch?.(reportError);
    }
    finish();
  })();
  return { finish, done };
}
