/** Before round 1: everybody takes one species and one career, in either order; the order goes there and back. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { bone, icon } from "../../pieces/pieces.js";
import { gains } from "../gain.js";
import { turning, universities } from "../pass/university.js";
import { careers } from "./career.js";
import { offer } from "./offer.js";
import { order } from "./order.js";

export const title = () => t("client.dialog.draft.title");

/** What brings it back when the table is looked at. */
export const back = () => t("client.dialog.draft.back");

export function content(client, _state, _arg, close) {
  const university = client.kind === "setup.university";
  return element(
    "div.setup-panel",
    { role: "region", "aria-label": title(), tabindex: -1, "data-key": "dialog" },
    element(
      "header.draft-head",
      element(
        "h2",
        icon("bone-any"),
        element("span", title(), element("small", t("client.dialog.draft.sub"))),
      ),
      order(client),
    ),
    element(
      "div",
      {
        class: ["draft-main", university && "with-university", lastly(client) && "lastly"],
        "data-scroll": "draft",
        tabindex: 0,
        role: "group",
        "aria-label": title(),
      },
      university
        ? choosing(client)
        : [
            element(
              "section.board-panel.sto",
              element(
                "h3.heading",
                icon("card-species"),
                t("client.dialog.draft.species"),
                element("small", t("client.dialog.draft.with_bones")),
              ),
              offer(client),
            ),
            element(
              "section.board-panel.career-panel",
              element(
                "h3.heading",
                icon("profession"),
                t("client.dialog.draft.career"),
                element("small", t("client.dialog.draft.column_one")),
              ),
              careers(client),
            ),
          ],
    ),
    decide(client, close),
  );
}

/** Only the career is left to choose: where there is no room for both, it comes first. */
const lastly = ({ actions }) => actions.length > 0 && actions.every(({ profession }) => profession);

const choosing = (client) =>
  element(
    "section.board-panel.sto",
    element(
      "h3.heading",
      icon("grant"),
      t("client.dialog.draft.university"),
      element("small", t("client.dialog.pass.winter")),
    ),
    universities(client),
    turning(client),
  );

/** The strip of the draft: it lies where the table's own would lie. */
function decide(client, close) {
  const { decision, table, chosen, view } = client;
  const asked = decision && (client.kind === "setup.choose" || client.kind === "setup.university");
  const who = view.turn === null ? "" : client.name(view.turn);
  return element(
    "section",
    { class: ["decide", !asked && "calm"], "aria-live": "polite" },
    element(
      "div.asks",
      asked && element("span.lamp"),
      element(
        "div",
        element(
          "h2",
          asked
            ? t(decision.prompt.key, decision.prompt.values)
            : t("client.dialog.draft.waiting", { name: who }),
        ),
        element("p", purse(client)),
      ),
    ),
    element("div.tickets", chosen && element("span.said", said(client))),
    element(
      "div.buttons",
      element(
        "button.ghost",
        { "data-key": "look", onclick: close },
        icon("compass-rose"),
        t("client.dialog.draft.look"),
      ),
      table.canUndo &&
        element(
          "button.ghost",
          { "data-key": "undo", onclick: () => table.undo().catch(() => {}) },
          icon("ui-undo"),
          t("client.dialog.undo"),
        ),
      asked &&
        element(
          "button.go",
          { "data-key": "go", disabled: !chosen, onclick: () => client.confirm() },
          chosen && icon("ui-check"),
          element("span", chosen ? label(client) : t("client.dialog.choose")),
        ),
    ),
  );
}

function purse({ me, mine }) {
  const cards = mine?.hand.paleontologists ?? [];
  return [
    icon("dollar"),
    ` $${me.money} · `,
    icon("card-team"),
    ` ${me.hand.team.map((id) => t(`team.${id}`)).join(", ")}`,
    cards.length > 0 && [
      " · ",
      icon("card-paleo"),
      ` ${cards.map((id) => t(`person.${id}`)).join(", ")}`,
    ],
    " · ",
    t("client.dialog.draft.crates", { count: me.capacity }),
  ];
}

/** What the picked choice brings. */
function said({ chosen, data, view }) {
  if (chosen.species) {
    const { bones } = view.draft.offer.find(({ species }) => species === chosen.species);
    return [
      icon("card-species"),
      element("b", data.species[chosen.species].name),
      bones.map((type) => bone(type)),
    ];
  }
  if (chosen.profession)
    return [
      icon("profession"),
      element("b", t(`profession.${data.professions.rows[chosen.profession - 1].id}`)),
      gains(data.professions.rows[chosen.profession - 1].bonus),
    ];
  return [icon("grant"), t(`grant.${view.grants[chosen.space - 1]}.short`)];
}

function label({ chosen, data }) {
  if (chosen.species)
    return t("client.dialog.draft.take", { what: data.species[chosen.species].name });
  if (chosen.profession)
    return t("client.dialog.draft.become", {
      what: t(`profession.${data.professions.rows[chosen.profession - 1].id}`),
    });
  return t("client.dialog.draft.go_there", { space: chosen.space });
}
