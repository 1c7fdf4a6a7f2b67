/** The preview beside a dialog: each number as before and after, and what it gives everybody. */

import { sentence } from "../../../core/text/sentence.js";
import { element } from "../../../core/ui/dom.js";
import { icon, mono, seatClass, seatMark } from "../pieces/pieces.js";

/** One line: sign, name, before and after. */
export const row = (sign, name, before, now) =>
  element(
    "li",
    { class: before === now ? "same" : null },
    sign,
    element("span", name),
    element("s", before),
    element("b", now),
  );

/** A number that does not change, as in a list of facts. */
export const fact = (sign, name, value) =>
  element("li", sign, element("span", name), element("b", value));

export const other = (patron) => (patron === "marsh" ? "cope" : "marsh");

const times = (value) => `×${value}`;

/** Loyalty as it is worth, or, where the step is too small to be worth more, as a place on the track. */
export function loyaltyRow({ t }, patron, before, now) {
  const name = t("client.dialog.preview.loyalty", { patron: t(`patron.${patron}`) });
  const [from, to] = [before.index[patron], now.index[patron]];
  const worth = before.value[patron] !== now.value[patron] || from === to;
  return row(
    mono(patron, { label: null }),
    name,
    worth ? times(before.value[patron]) : t("client.dialog.preview.step", { step: from }),
    worth ? times(now.value[patron]) : t("client.dialog.preview.step", { step: to }),
  );
}

/** Papers and credibility of one patron. */
export const shelfRows = ({ t }, patron, before, now) => [
  row(
    icon("act-publish"),
    t("client.dialog.preview.papers", { patron: t(`patron.${patron}`) }),
    before.papers[patron],
    now.papers[patron],
  ),
  row(
    icon("award"),
    t("client.dialog.preview.credibility"),
    before.credibility[patron],
    now.credibility[patron],
  ),
];

export const moneyRow = ({ t }, before, now) =>
  row(icon("dollar"), t("client.dialog.preview.money"), `$${before.money}`, `$${now.money}`);

export const rpRow = ({ t }, before, now) =>
  row(icon("reputation"), t("client.dialog.preview.rp"), before.rp, now.rp);

/** What a patron gives every player if it were scored then. */
export function bars(client, patron, before, now) {
  const { t, view } = client;
  const most = Math.max(
    1,
    ...now.projections.map((of) => of[patron]),
    ...before.projections.map((of) => of[patron]),
  );
  const percent = (number) => `${(Math.max(0, number) / most) * 100}%`;
  return [
    element("h4", t("client.dialog.preview.scored", { patron: t(`patron.${patron}`) })),
    element(
      "ol.bars",
      view.players.map((player, each) => {
        const [from, to] = [before.projections[each][patron], now.projections[each][patron]];
        return element(
          "li",
          { class: seatClass(each) },
          seatMark(each, { class: "little", theodore: player.theodore }),
          element("span.player-name", { title: client.name(each) }, client.name(each)),
          element(
            "span.bar",
            element("i", { style: { width: percent(Math.min(from, to)) } }),
            element("u", { style: { width: percent(Math.abs(to - from)) } }),
          ),
          element("b", to),
          element(
            "small",
            { class: to < from ? "less" : to === from ? "even" : null },
            to === from ? "±0" : to > from ? `+${to - from}` : `−${from - to}`,
          ),
        );
      }),
    ),
  ];
}

/** Papers are nobody's: whom a new shelf helps. */
export function shelfNote(client, patron, before, now) {
  if (before.credibility[patron] === now.credibility[patron]) return null;
  return note(
    "ui-eye",
    sentence("client.dialog.preview.shelf", {
      patron: client.t(`patron.${patron}`),
      shelf: now.credibility[patron],
    }),
  );
}

export const note = (sign, text, kind) =>
  element("p", { class: ["note", kind] }, icon(sign), element("span", text));

/** The numbers that change, in one line for phones. */
export function glance(patron, before, now) {
  const all = (of, seat) => of.projections[seat].marsh + of.projections[seat].cope + of.rp;
  const cell = (sign, from, to) => element("span", sign, from, " → ", element("b", to));
  return (seat) => [
    cell(mono(patron), times(before.value[patron]), times(now.value[patron])),
    cell(icon("award"), before.credibility[patron], now.credibility[patron]),
    cell(icon("dollar"), before.money, now.money),
    cell(icon("reputation"), all(before, seat), all(now, seat)),
  ];
}
