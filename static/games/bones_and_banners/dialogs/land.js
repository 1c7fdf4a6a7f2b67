/** Which of my lands is activated: both choose at once, and neither sees the other's choice before. */
import { element } from "../../../core/ui/dom.js";
import { card } from "../cards/card.js";
import { use } from "../sprite.js";
import { bringing } from "./brings.js";
import { markFor } from "./mark.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export const land = (client) => ({
  title: client.t("action.group.land.activate"),
  kind: "choosing-land",
  lead: opponent(client),
  body: element(
    "div.lands",
    client.army(client.seat).lands.map((id) =>
      card(client, id, {
        size: "s",
        mark: {
          ...markFor(client, { type: "land.activate", land: id }),
          note: bringing(client, id),
        },
      }),
    ),
  ),
});

/** A letter stands for the other's choice. @param {import("../client.js").Client} client */
function opponent(client) {
  const { t, view, other } = client;
  const chooses = view.asked.includes(other);
  return element(
    "span.secret",
    { class: `h${other}` },
    use(chooses ? `letter-${other}` : `order-${other}`),
    t(chooses ? "client.sheet.land.chooses" : "client.sheet.land.sealed", {
      name: client.name(other),
    }),
  );
}
