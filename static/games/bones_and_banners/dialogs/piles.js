/** How many cards are left in each pile. */
import { element } from "../../../core/ui/dom.js";
import { back } from "../cards/back.js";

const PILES = /** @type {const} */ (["recruit", "advisor", "building", "land"]);

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export const piles = ({ t, view }) => ({
  title: t("client.sheet.piles"),
  kind: "reading",
  lead: t("client.sheet.piles.lead"),
  body: element(
    "div.cards.backs",
    PILES.map((kind) =>
      element(
        "figure",
        back(kind),
        element("figcaption", t(`client.sheet.piles.${kind}`, { count: view.piles[kind] })),
      ),
    ),
  ),
});
