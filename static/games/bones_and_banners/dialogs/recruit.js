/** The drawn card against those of the reserve. */
import { element } from "../../../core/ui/dom.js";
import { card } from "../cards/card.js";
import { use } from "../sprite.js";
import { markFor } from "./mark.js";

const LIES = { size: /** @type {const} */ ("mid") };

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export function recruit(client) {
  const { t, mine, view } = client;
  const drawn = mine.drawn && [
    element(
      "div.side-by-side",
      element("h3", t("action.group.recruit.keep")),
      card(client, mine.drawn, {
        ...LIES,
        mark: markFor(client, { type: "recruit.keep" }),
        props: { "data-key": "card-drawn" },
      }),
    ),
    use("k-retreat", { class: "against" }),
  ];
  return {
    title: t("keyword.recruit"),
    kind: "recruiting",
    body: [
      drawn,
      element(
        "div.side-by-side",
        element("h3", t("action.group.recruit.exchange")),
        element(
          "div.cards",
          view.reserve.map((id, place) =>
            card(client, id, {
              ...LIES,
              mark: markFor(client, { type: "recruit.exchange", card: id }),
              props: { "data-key": `card-reserve-${place}` },
            }),
          ),
        ),
      ),
    ],
  };
}
