/** Shows what happened, in the order in which it did: first what leaves the table as it stood, then what has come. */
import { playing } from "../../../kit/playing.js";
import { Stage } from "../../../kit/stage.js";
import { told } from "../panels/lines.js";
import { AFTER, BEFORE } from "./acts.js";

/** Nobody is kept waiting for every card of a whole round. */
const MOST = 14;

/**
 * @param {import("../client.js").Client} client @param {Change} change of docs/client.md @param {import("./tale.js").Line[]} lines what of it is told
 * @param {() => void} shown draws the table as it is
 * @returns {import("../../../kit/playing.js").Playing|null} null where nothing moves
 */
export function play(client, change, lines, shown) {
  const events = change.events.filter(({ type }) => type in BEFORE || type in AFTER).slice(0, MOST);
  if ((!events.length && !lines.length) || change.signal?.aborted) {
    shown();
    return null;
  }
  const { table, parts, layout, tale } = client;
  const stage = new Stage(
    { table, air: parts.air, page: layout.page },
    { flying: "flying", without: ["may", "chosen"] },
  );
  const show = playing(change.signal, () => {
    stage.clear();
    tale.over();
    shown();
  });
  const all = async (acts) => {
    for (const alike of runs(events)) {
      if (show.over) return;
      // An act that fails must not keep the table from going on.
      const shown = alike.map((event) => acts[event.type]?.(client, stage, event));
      await Promise.all(shown).catch(reportError);
    }
  };
  const run = async () => {
    const said = lines.filter((line) => told(client, line));
    const main = said.findLast(({ event }) => event.type !== "unit.revealed") ?? said.at(-1);
    const read = main && tale.tell(main);
    await all(BEFORE);
    if (show.over) return;
    client.draw();
    await all(AFTER);
    await read;
    show.finish();
  };
  run();
  return show;
}

/** Events of one type that follow each other happen together. @param {GameEvent[]} events */
function runs(events) {
  const together = [];
  for (const event of events) {
    if (together.at(-1)?.[0].type === event.type) together.at(-1).push(event);
    else together.push([event]);
  }
  return together;
}
