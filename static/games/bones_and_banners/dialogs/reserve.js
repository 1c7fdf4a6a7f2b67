/** The three open recruits. */
import { element } from "../../../core/ui/dom.js";
import { card } from "../cards/card.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export const reserve = (client) => ({
  title: client.t("client.sheet.reserve"),
  kind: "reading",
  lead: client.t("client.sheet.reserve.lead", { count: client.view.piles.recruit }),
  body: element(
    "div.cards",
    client.view.reserve.map((id, place) =>
      card(client, id, { size: "mid", props: { "data-key": `card-reserve-${place}` } }),
    ),
  ),
});
