/**
 * Shows a change as it happened: events in order, each board by itself, skeleton after skeleton.
 * It can be finished at any moment; the table then stands as the new view says.
 */

import { playing } from "../../../kit/playing.js";
import { drawStatus } from "../panels/status.js";
import { drawPrompt } from "../prompt/prompt.js";
import { plan } from "./plan.js";
import { Stage } from "./stage.js";

/** Whether there is anything to move for, and anybody to see it. @param {import("../client.js").Client} client @param {Change} change */
export const moves = ({ table }, { signal }) =>
  table.motion > 0 && !document.hidden && !signal?.aborted;

/**
 * @typedef {import("../../../kit/playing.js").Playing & {long: boolean, phase: string}} Playing
 * @param {import("../client.js").Client} client
 * @param {Change} change
 * @param {() => void} shown called at once when it is over, by itself or finished
 * @returns {Playing}
 */
export function play(client, change, shown) {
  const speed = client.table.motion;
  const stages = client.table.players.map((_, seat) => new Stage(client, change, seat));
  const { cues, marching } = plan(change.events, client.acts);
  const timers = [];
  const ended = () => {
    timers.forEach(clearTimeout);
    for (const stage of stages) stage.strike();
    client.parts.air.replaceChildren();
    shown();
  };
  const show = Object.assign(playing(change.signal, ended), {
    long: marching,
    phase: phaseOf(change),
  });
  for (const stage of stages) stage.draw();
  let last = 0;
  for (const { event, act, start, length } of cues) {
    const stage = stages[event.seat] ?? null;
    const end = (start + length) / speed;
    last = Math.max(last, end);
    const cue = { client, stage, stages, event, ms: length / speed };
    timers.push(setTimeout(() => act.start?.(cue), start / speed));
    timers.push(setTimeout(() => over(cue, act), end));
    if (event.type === "phase.started") {
      timers.push(setTimeout(() => phase(client, change, show, event.phase), start / speed));
    }
  }
  timers.push(setTimeout(show.finish, last + 30));
  return show;
}

/** What moved on the board is a piece of it again. @param {Data} cue @param {import("./plan.js").Act} act */
function over(cue, act) {
  for (const actor of cue.actors ?? []) actor.remove();
  act.end?.(cue);
}

/** The phase that is shown first. A game's last view has none. */
function phaseOf({ before, events }) {
  if (events.some(({ type }) => type === "skeleton.moved") && before.public?.phase !== "trap")
    return "march";
  const { phase } = before.public ?? {};
  return phase && phase !== "over" ? phase : "march";
}

/** The bar says which phase is being shown, not the one that the table has reached since. */
function phase(client, change, show, name) {
  show.phase = name;
  const { round, side } = change.before.public ?? client.table.view.public;
  drawStatus(client, { round, side, phase: name, over: false });
  drawPrompt(client);
}
