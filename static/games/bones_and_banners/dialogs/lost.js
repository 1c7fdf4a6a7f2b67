/** The Lost Pile: units by their owner, and advisors and buildings that are gone. All of it is open to both. */
import { element } from "../../../core/ui/dom.js";
import { tokens } from "./tokens.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export function lost(client) {
  const { t, view, seat, other } = client;
  const pile = (heading, ids, whose) =>
    element(
      "section.pile-part",
      { class: whose !== undefined && `h${whose}` },
      element("h3", heading),
      ids.length ? tokens(client, ids) : element("p.q", t("client.sheet.lost.none")),
    );
  return {
    title: t("client.sheet.lost"),
    kind: "reading",
    body: [
      ...[other, seat].map((whose) =>
        pile(
          t("client.sheet.lost.of", { name: client.name(whose) }),
          client.army(whose).lost,
          whose,
        ),
      ),
      pile(t("client.sheet.lost.gone"), view.gone),
    ],
  };
}
