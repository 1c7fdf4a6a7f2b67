// A game cut into its rounds and phases, for the scrubber.

import { t } from "../../core/text/i18n.js";
import { word } from "../../core/text/words.js";

/**
 * @typedef {{start: number, length: number}} Part a round: changes from `start` on
 * @param {import("../../core/state/store.js").Change[]} changes
 * @returns {{parts: Part[], names: string[]}} the rounds, and what each change belongs to
 */
export function moments(changes) {
  const starts = [0];
  /** @type {Data} */
  let { round = null, phase = null } = changes[0]?.after.public ?? {};
  const names = changes.map((change, index) => {
    // A change shows what led to it; the phase it opens is named with the next one.
    const name = index === 0 ? t("replay.start") : nameOf(round, phase);
    for (const event of change.events) {
      if (event.type === "round.started") {
        starts.push(index + 1);
        round = event.round;
      }
      if (event.type === "phase.started") phase = event.phase;
    }
    return name;
  });
  const inside = starts.filter((start) => start < changes.length);
  const parts = inside.map((start, n) => ({
    start,
    length: (inside[n + 1] ?? changes.length) - start,
  }));
  return { parts, names };
}

function nameOf(round, phase) {
  if (phase === null) return t("replay.start");
  const name = word("phase", phase);
  return round === null ? name : t("feed.mark", { round, phase: name });
}
