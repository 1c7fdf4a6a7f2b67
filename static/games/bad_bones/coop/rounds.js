/** How far it is to dawn, and what there is to lose. */
import { element, replace } from "../../../core/ui/dom.js";
import { icon } from "../sprite.js";

export function drawRounds({ t, table, parts }) {
  const { round, rounds, endless, over, history } = table.view.public;
  const houses = housesOf(table.view.public);
  const goal = endless ? "coop.goal.endless" : "coop.goal";
  replace(
    parts.standings,
    element(
      "div",
      element("b.display", t(goal)),
      element("span.small.muted", t("coop.houses_left", { count: houses.left, most: houses.most })),
    ),
    rounds &&
      element(
        "ol.round-track",
        { "aria-label": t("client.round_of", { round, rounds }) },
        steps(round, rounds, over ? history.length : round - 1).map(({ step, kind }) =>
          element(
            "li",
            { class: kind, "aria-current": kind === "now" ? "step" : null },
            kind === "done" ? icon("check") : step === rounds ? icon("sun") : step,
          ),
        ),
      ),
  );
}

/** The same in the bar of a phone. */
export const bars = ({ round, rounds, over, history }) =>
  rounds &&
  element(
    "ol.rounds",
    { "aria-hidden": "true" },
    steps(round, rounds, over ? history.length : round - 1).map(({ kind }) =>
      element("li", { class: kind }),
    ),
  );

/** @param {number} done rounds that have been played */
function steps(round, rounds, done) {
  const kind = (step) => (step <= done ? "done" : step === round && done < round ? "now" : "");
  return Array.from({ length: rounds }, (_, i) => ({ step: i + 1, kind: kind(i + 1) }));
}

/** The capital's houses: the same on every board. */
export const housesOf = ({ seats: [{ board, houses_max: most }] }) => ({
  left: board.houses,
  most,
});
