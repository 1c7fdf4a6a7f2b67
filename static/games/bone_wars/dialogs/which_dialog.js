/** Which dialog an open decision, or what the person has opened, wants. */
import { shown } from "./memory.js";

const KINDS = {
  "setup.choose": "draft",
  "setup.university": "draft",
  "publish.card": "publish",
  "publish.bone": "publish",
  "debunk.set": "debunk",
  "debunk.wild": "debunk",
  "debunk.split": "debunk",
  "debunk.grant": "debunk",
  "award.claim": "award",
  "minor.card": "find",
  "minor.tile": "find",
  "pass.profession": "pass",
  "pass.university": "pass",
  "endgame.space": "pass",
};

/** In which of the modes of `view.action` a dialog belongs. */
const MODES = {
  publish: "publish",
  debunk: "debunk",
  award: "award",
  minor: "find",
  pass: "pass",
  draft: "draft",
};

function asked({ kind, view }) {
  if (kind !== "reward.next") return KINDS[kind];
  // An award's two rewards fit into the strip.
  const own = MODES[view.action?.mode];
  return own === "publish" || own === "pass" ? own : null;
}

/**
 * @param {import("../client.js").Client} client
 * @returns {{name: string, arg?: any, keep?: boolean, opened?: boolean}|null} `keep`: what is shown stays as it is for a moment
 */
export function dialogFor(client) {
  const { opened, view, decision, table } = client;
  if (opened) return { name: opened.name, arg: opened.arg, opened: true };
  if (decision) {
    const name = asked(client);
    return name ? { name } : null;
  }
  if (view.draft && (table.replay || view.turn !== table.seat)) return { name: "draft" };
  // Between two answers of one action the dialog does not blink.
  const last = shown(client);
  const mine = table.seat !== null && view.turn === table.seat;
  return last && mine && MODES[view.action?.mode] === last ? { name: last, keep: true } : null;
}
