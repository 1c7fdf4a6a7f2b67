/** Gold by round: a line for each player, and the goal. */
import { svg } from "../../../core/ui/dom.js";
import { spread } from "../../../kit/chart_labels.js";
import { inFigures } from "../pieces/gold.js";
import { piece } from "../sprite.js";

const BOX = { left: 52, right: 540, top: 22, bottom: 190 };
const STEP = 250;
/** Lines are told apart by their dashes and the house at their end; the colour only helps. */
const DASHES = ["", "9 5"];
const ENDS = { apart: 28, lowest: 196 };
const HOUSE = 26;
/** At most so many numbers fit below. */
const NUMBERS = 12;

/** @param {Table} table @param {number[][]} gold by seat, then by round, beginning with none */
export function chart(table, gold) {
  const { t, view, players } = table;
  const { goal } = view.public;
  const rounds = gold[0].length - 1;
  const most = Math.max(goal, ...gold.flat());
  const x = (round) => BOX.left + (round / rounds) * (BOX.right - BOX.left);
  const y = (amount) => BOX.bottom - (amount / most) * (BOX.bottom - BOX.top);
  const ends = spread(
    gold.map((line) => y(line.at(-1))),
    ENDS,
  );
  const label = t("client.story.race.label", {
    ends: gold.map((line, seat) => `${players[seat].name} ${line.at(-1)}`).join(", "),
  });
  const grid = Array.from({ length: Math.floor(most / STEP) + 1 }, (_, i) => i * STEP);
  const every = Math.ceil(rounds / NUMBERS);
  return svg(
    "svg.race-chart",
    { viewBox: "0 0 600 224", role: "img", "aria-label": label },
    grid.map((amount) => [
      svg("path", {
        class: amount === goal ? "goal" : "grid",
        d: `M${BOX.left} ${y(amount)}H${BOX.right}`,
      }),
      svg("text.amount", { x: BOX.left - 8, y: y(amount) + 4 }, inFigures(amount)),
    ]),
    gold[0].map(
      (_, round) =>
        round > 0 && round % every === 0 && svg("text.round", { x: x(round), y: 216 }, round),
    ),
    gold.map((line, seat) => drawn(line, seat, { x, y, end: ends[seat] })),
  );
}

const drawn = (line, seat, { x, y, end }) =>
  svg(
    "g",
    { class: `h${seat}` },
    svg("path.gold-line", {
      d: `M${line.map((amount, round) => `${x(round)} ${y(amount)}`).join("L")}`,
      "stroke-dasharray": DASHES[seat] || null,
    }),
    line.map(
      (amount, round) =>
        round > 0 &&
        amount !== line[round - 1] &&
        svg("circle", { cx: x(round), cy: y(amount), r: 5 }),
    ),
    svg("use", {
      href: piece(`house-${seat}`),
      x: BOX.right + 12,
      y: end - HOUSE / 2,
      width: HOUSE,
      height: HOUSE,
    }),
  );
