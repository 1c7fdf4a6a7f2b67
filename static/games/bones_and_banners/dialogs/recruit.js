/** The drawn card against those of the reserve. */
import { element } from "../../../core/ui/dom.js";
import { card } from "../cards/card.js";
import { use } from "../sprite.js";
import { markFor } from "./mark.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export function recruit(client) {
  const { t, mine, view } = client;
  const drawn = mine.drawn && [
    group(client, "action.group.recruit.keep", [
      { id: mine.drawn, key: "drawn", about: { type: "recruit.keep" } },
    ]),
    use("k-retreat", { class: "against" }),
  ];
  const reserve = view.reserve.map((id, place) => ({
    id,
    key: `reserve-${place}`,
    about: { type: "recruit.exchange", card: id },
  }));
  return {
    title: t("keyword.recruit"),
    kind: "recruiting",
    body: [drawn, group(client, "action.group.recruit.exchange", reserve)],
  };
}

/** A phone has no room for headings: there each card says where it lies. */
function group(client, heading, cards) {
  const phone = client.form === "phone";
  const from = client.t(heading);
  return element(
    "div.side-by-side",
    !phone && element("h3", from),
    element(
      "div.cards",
      cards.map(({ id, key, about }) =>
        card(client, id, {
          size: phone ? "s" : "mid",
          mark: { ...markFor(client, about), note: phone && from },
          props: { "data-key": `card-${key}` },
        }),
      ),
    ),
  );
}
