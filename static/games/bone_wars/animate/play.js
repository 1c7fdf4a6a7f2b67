/**
 * Shows what happened, in the order in which it did: slide, turn, stamp; nothing bounces. The table stands as it was
 * before until the end, and is then drawn as it is.
 */
import { playing } from "../../../kit/playing.js";
import { ACTS } from "./acts.js";
import { Stage } from "./stage.js";

/** Whoever watches a whole round end at once is not kept waiting for every coin. */
const MOST = 14;

/**
 * @param {import("../client.js").Client} client @param {Change} change of docs/client.md @param {() => void} shown draws the table as it is
 * @returns {import("../../../kit/playing.js").Playing|null} null where nothing moves
 */
export function play(client, change, shown) {
  const events = change.events.filter(({ type }) => type in ACTS).slice(0, MOST);
  if (!events.length || change.signal?.aborted) {
    shown();
    return null;
  }
  const stage = new Stage(client);
  const show = playing(change.signal, () => {
    stage.clear();
    shown();
  });
  const act = async (event) => ACTS[event.type](stage, event, change);
  const all = async () => {
    for (const event of events) {
      if (show.over) return;
      // What one act can't show must not keep the table from going on.
      await act(event).catch(reportError);
    }
    show.finish();
  };
  all();
  return show;
}
