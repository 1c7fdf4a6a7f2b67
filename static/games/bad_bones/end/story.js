/** The story of the game: floors or houses by round, one line per seat; a capital is one line for all. */

import { seatTint } from "../../../core/state/names.js";
import { element, replace, svg } from "../../../core/ui/dom.js";
import { spread } from "../../../kit/chart_labels.js";
import { draw as drawing, face } from "../board/pieces.js";
import { load } from "../styles.js";
import { together } from "../view/mode.js";

await load("story");

/** Lines are told apart by their dashes and the face at their end; the tint only helps. */
const DASHES = ["", "9 5", "14 4 2 4", "2 6", "18 6", "6 3 1 3 1 3"];
const BOX = { left: 44, right: 539, top: 22, bottom: 222 };

/** For the faces at the ends of lines. */
const FACES = { apart: 33, lowest: 252 };

/** @param {HTMLElement} root @param {Table} table @param {Data} _result */
export function draw(root, table, _result) {
  let what = "floors";
  const choose = (next) => {
    what = next;
    show();
  };
  const show = () => replace(root, heading(table, what, choose), chart(table, what));
  show();
}

function heading(table, what, choose) {
  const button = (name) =>
    element(
      "button",
      { "aria-pressed": String(name === what), onclick: () => choose(name) },
      said(table, name),
    );
  return element(
    "div.heading",
    table.t("client.story"),
    element("span.grow"),
    element(
      "span.segmented",
      { role: "group", "aria-label": table.t("client.story") },
      button("floors"),
      button("houses"),
    ),
  );
}

/** Where all hold out together it is about towers and the capital. */
const said = (table, key, values) =>
  table.t(`${together(table) ? "coop" : "client"}.story.${key}`, values);

/** Whose lines there are: a seat's each, or everybody's one. */
function linesOf(table, what) {
  if (what !== "houses" || !together(table))
    return table.players.map(({ avatar, name }, seat) => ({ seat, avatar, name }));
  return [{ seat: 0, avatar: "capital", name: "" }];
}

function chart(table, what) {
  const { history, seats } = table.view.public;
  const owners = linesOf(table, what);
  const most = Math.max(...seats.map((seat) => seat[`${what}_max`]));
  const rounds = Math.max(history.length, 1);
  const step = (BOX.right - BOX.left) / rounds;
  const y = (value) => BOX.bottom - (value / most) * (BOX.bottom - BOX.top);
  const last = (seat) => history.at(-1)?.[what][seat] ?? most;
  const lines = owners.map((owner) =>
    line(owner, owner.seat, {
      values: [
        seats[owner.seat][`${what}_max`],
        ...history.map((round) => round[what][owner.seat]),
      ],
      step,
      y,
      shift: (owner.seat - (owners.length - 1) / 2) * 4,
    }),
  );
  const ends = spread(
    owners.map(({ seat }) => y(last(seat))),
    FACES,
  );
  const label = said(table, `${what}_label`, {
    count: last(0),
    ends: new Intl.ListFormat(table.lang).format(
      owners.map(({ name, seat }) => `${name} ${last(seat)}`),
    ),
  });
  return svg(
    "svg.chart",
    { viewBox: `0 0 ${BOX.right + 61} 280`, role: "img", "aria-label": label },
    Array.from({ length: most + 1 }, (_, value) => [
      svg("path.grid", { d: `M${BOX.left} ${y(value)}H${BOX.right}` }),
      svg("text.axis.axis-end", { x: 32, y: y(value) + 5 }, value),
    ]),
    roundLabels(rounds, step),
    svg(
      "text.axis.axis-middle",
      { x: (BOX.left + BOX.right) / 2, y: 272 },
      table.t("client.story.round"),
    ),
    lines.reverse(),
    owners.map(({ avatar, seat }) => [
      avatar === "capital"
        ? drawing("house", 565, ends[seat], 36)
        : face(avatar, 565, ends[seat], 32),
    ]),
  );
}

/** At most a dozen numbers fit below the chart. */
function roundLabels(rounds, step) {
  const every = Math.ceil(rounds / 12);
  return Array.from({ length: rounds }, (_, i) => i + 1)
    .filter((round) => round % every === 0 || round === 1)
    .map((round) =>
      svg("text.axis.axis-middle", { x: BOX.left + step * (round - 0.5), y: 248 }, round),
    );
}

/** Steps down where something was lost, with a ring at each step. */
function line({ avatar }, seat, { values, step, y, shift }) {
  let d = `M${BOX.left} ${y(values[0]) + shift}`;
  const rings = [];
  values.slice(1).forEach((value, i) => {
    const x = BOX.left + step * (i + 0.5);
    if (value === values[i]) return;
    d += `H${x}V${y(value) + shift}`;
    rings.push(svg("circle", { cx: x, cy: y(value) + shift, r: 5 }));
  });
  const tint = avatar === "capital" ? "var(--accent)" : seatTint(avatar);
  return svg(
    "g.seat-line",
    { style: { "--seat-line": tint } },
    svg("path", { d: `${d}H${BOX.right + 4}`, "stroke-dasharray": DASHES[seat] || null }),
    rings,
  );
}
