/** Answers for the person who has said what follows: all rewards in their order, all bones that fit. */

/** How long to wait until the table has taken in the answer before this one, in milliseconds. */
const SOON = 60;

/** @param {import("../client.js").Client} client @param {Action} action of the open decision */
export function answer(client, action) {
  const { decision, table } = client;
  const go = () => {
    // The newest decision may be further than the one that is shown: what moves takes its time.
    if (client.gone || (table.latest ?? table.decision)?.id !== decision.id) return;
    // As long as an answer is on its way, the table gives back that one's promise.
    table.act(action).then(
      () => setTimeout(go, SOON),
      () => {},
    );
  };
  queueMicrotask(go);
}
