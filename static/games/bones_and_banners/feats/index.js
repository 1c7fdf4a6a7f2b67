/** A medal, at the moment in which it is earned. Nobody else hears of it before the game is over (B6). */
import { element } from "../../../core/ui/dom.js";
import { load } from "../styles.js";
import { medal } from "./medals.js";

const SHOWN = 7000;

/** @param {import("../client.js").Client} client @param {GameEvent[]} events */
export function notice(client, events) {
  if (client.table.replay) return;
  for (const { feat } of events.filter(({ type }) => type === "feat")) show(client, feat);
}

/** @param {import("../client.js").Client} client @param {string} feat */
async function show(client, feat) {
  const { t, stop, table } = client;
  await load("feats");
  if (client.gone) return;
  const paper = element(
    "div.bnb.medal-notice",
    { role: "status", onclick: () => paper.remove() },
    medal(t, feat),
  );
  document.body.append(paper);
  table.sound("bell");
  setTimeout(() => paper.remove(), SHOWN);
  stop.push(() => paper.remove());
}
