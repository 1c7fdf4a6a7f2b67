/** One card of several: a Lost unit that returns, a building that is destroyed. */
import { element } from "../../../core/ui/dom.js";
import { back } from "../cards/back.js";
import { card } from "../cards/card.js";
import { tick } from "../pieces/tick.js";
import { markFor } from "./mark.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export const lost = (client) => ({
  title: client.t("action.group.lost.return"),
  kind: "choosing-card",
  body: laid(
    client.actions
      .filter(({ type }) => type === "lost.return")
      .map((action) => card(client, action.card, { size: "mid", mark: markFor(client, action) })),
  ),
});

/** The Dame's: nobody knows which building is under construction. @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export const destroy = (client) => ({
  title: client.t("action.group.dame.destroy"),
  kind: "choosing-card",
  body: laid(
    client.actions
      .filter(({ type }) => type === "dame.destroy")
      .map((action) =>
        client.cards.buildings[action.building]
          ? card(client, action.building, { size: "mid", mark: markFor(client, action) })
          : construction(client, markFor(client, action)),
      ),
  ),
});

const laid = (cards) => element("div.cards", cards);

/** @param {import("../client.js").Client} client @param {import("../cards/card.js").Mark} mark */
const construction = ({ t }, { may, chosen, press }) =>
  element(
    "button.card.mid.turned",
    {
      class: [chosen ? "chosen" : may && "may"],
      "data-key": "card-construction",
      "aria-pressed": String(Boolean(chosen)),
      "aria-label": t("client.sheet.destroy.construction"),
      onclick: press,
    },
    back("building"),
    chosen && tick(),
    element("span.note", t("client.sheet.destroy.construction")),
  );
