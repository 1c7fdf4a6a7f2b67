/** The careers: column I of the profession table, and the universities that come with them. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { choosable } from "../../choices/choose.js";
import { icon, mono, seatMark, wood } from "../../pieces/pieces.js";
import { gains, signs } from "../gain.js";
import { grantSign, patronOf } from "../pass/university.js";

export function careers(client) {
  const { data } = client;
  const { rows, columns } = data.professions;
  return [
    element(
      "p.first-column",
      t("client.dialog.draft.column", { gain: gains(columns[client.view.draft.column - 1].bonus) }),
    ),
    element(
      "ol.careers",
      rows.map(({ id, bonus }, at) => row(client, id, bonus, at + 1)),
    ),
    element("h3", t("client.dialog.draft.then_university")),
    element(
      "ol.university-grants",
      client.view.grants.map((grant, at) => space(client, grant, at + 1)),
    ),
  ];
}

function row(client, id, bonus, number) {
  const action = client.kind === "setup.choose" ? client.find({ profession: number }) : undefined;
  const holder = client.view.players.findIndex(({ profession }) => profession?.[0] === number);
  return element(
    "li",
    choosable(
      client,
      action,
      {
        tag: "div",
        class: ["career-row", holder >= 0 && "claimed"],
        label: `${t(`profession.${id}`)}: ${gains(bonus)}`,
      },
      element("b.number", number),
      element("span.reward-icon", signs(bonus)),
      element(
        "span.reward-text",
        element("b", t(`profession.${id}`)),
        element("small", gains(bonus)),
      ),
      holder >= 0 && element("span.by", wood("profession", holder), client.name(holder)),
    ),
  );
}

function space(client, grant, number) {
  const { view } = client;
  const whose = patronOf(client, number);
  const holder = view.players.findIndex(({ team }) => team === number);
  return element(
    "li",
    { class: [whose, holder >= 0 && "claimed"], title: t(`grant.${grant}`) },
    mono(whose),
    element("b", number),
    grantSign(client, grant),
    element("span", t(`grant.${grant}.short`)),
    holder >= 0 && seatMark(holder, { class: "little", theodore: view.players[holder].theodore }),
    view.neutral === number && icon("team"),
  );
}
