/** All lands of a player, in the order in which they fell, and their worth. */
import { element } from "../../../core/ui/dom.js";
import { card } from "../cards/card.js";
import { inFigures } from "../pieces/gold.js";

/** @param {import("../client.js").Client} client @param {number} seat @returns {import("./sheet.js").Sheet} */
export function lands(client, seat) {
  const { lands: held, gold, active } = client.army(seat);
  const { goal } = client.view;
  return {
    title: client.t("client.sheet.lands", { name: client.name(seat) }),
    kind: "reading",
    lead: client.t("client.sheet.lands.lead", { gold: inFigures(gold), goal: inFigures(goal) }),
    body: element(
      "div.lands",
      held.map((id) =>
        card(client, id, {
          size: "s",
          seat,
          mark: { note: id === active && client.t("client.sheet.lands.active") },
        }),
      ),
    ),
  };
}
