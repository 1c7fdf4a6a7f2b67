/** Reputation by round, had it been counted then: a line for each player. */

import { element, svg } from "../../../core/ui/dom.js";
import { spread } from "../../../kit/chart_labels.js";
import { EMBLEMS } from "../pieces/names.js";
import { seatClass } from "../pieces/pieces.js";
import { nameOf } from "../say/log_words.js";
import { piece } from "../sprite.js";

/** Lines are told apart by their dashes and the emblem at their end; the colour only helps. */
const DASHES = ["", "9 5", "3 5", "14 4 2 4"];
const BOX = { left: 40, right: 520, top: 20, bottom: 168 };
const ENDS = { apart: 29, lowest: 178 };
const EMBLEM = 26;
const STEPS = [5, 10, 20, 50];
const LINES = 5;

/** @param {Table} table @param {number[][]} standings by round, then by player */
export function chart(table, standings) {
  const { t } = table;
  const midgame = table.view.public.components.scored_after.slice(0, -1);
  const rounds = [standings[0].map(() => 0), ...standings];
  const most = Math.max(5, ...rounds.flat());
  const step = STEPS.find((each) => most / each <= LINES) ?? STEPS.at(-1);
  const x = (round) => BOX.left + (round / (rounds.length - 1)) * (BOX.right - BOX.left);
  const y = (points) => BOX.bottom - (points / most) * (BOX.bottom - BOX.top);
  const last = rounds.at(-1);
  const ends = spread(last.map(y), ENDS);
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const label = t("story.chart.label", {
    ends: last.map((points, seat) => `${nameOf(table, seat)} ${points}`).join(", "),
  });
  return [
    element("figcaption", t("story.chart")),
    svg(
      "svg",
      { viewBox: "0 0 580 200", role: "img", "aria-label": label },
      grid.map((points) => [
        svg("path.grid", { d: `M${BOX.left} ${y(points)}H${BOX.right}` }),
        svg("text.axis-end", { x: BOX.left - 8, y: y(points) + 4 }, points),
      ]),
      rounds.map(
        (_, round) =>
          round > 0 && svg("text", { x: x(round), y: 192 }, t("story.chart.round", { round })),
      ),
      midgame.map((round) => svg("path.scored", { d: `M${x(round)} ${BOX.top}V${BOX.bottom}` })),
      last
        .map((_, seat) =>
          line(
            table,
            seat,
            rounds.map((points, round) => [x(round), y(points[seat])]),
            ends[seat],
          ),
        )
        .reverse(),
    ),
  ];
}

function line(table, seat, points, end) {
  const { theodore } = table.view.public.players[seat];
  const [x, y] = points.at(-1);
  const middle = x + 38;
  return svg(
    "g",
    { class: ["player-line", seatClass(seat)] },
    svg("path", {
      d: `M${points.map((point) => point.join(" ")).join("L")}`,
      "stroke-dasharray": DASHES[seat] || null,
    }),
    svg("path.lead", { d: `M${x} ${y}L${middle - EMBLEM / 2} ${end}` }),
    svg("circle", { cx: middle, cy: end, r: EMBLEM / 2 }),
    svg("use", {
      href: piece(theodore ? "theodore" : EMBLEMS[seat]),
      x: middle - 9,
      y: end - 9,
      width: 18,
      height: 18,
    }),
  );
}
