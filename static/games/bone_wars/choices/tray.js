/** Cards laid out in the place of the hand. Each is a button: a tap picks it, a second one confirms. */
import { element } from "../../../core/ui/dom.js";
import { tap } from "./half.js";

/** @param {import("../client.js").Client} client @param {string} title @param {{action: Action, card: Element}[]} cards */
export const laid = (client, title, cards) =>
  element(
    "section.tray",
    { "aria-label": title },
    element("h3", title),
    element(
      "div.laid",
      cards.map(({ action, card }) => {
        const picked = client.isChosen(action);
        return element(
          "button",
          {
            class: ["pick", "legal", picked && "sel"],
            "aria-pressed": String(picked),
            dataset: { key: JSON.stringify(action) },
            onclick: () => tap(client, action),
          },
          card,
        );
      }),
    ),
  );

/** A specialist's tile, as a card. */
export const laidTile = (drawing, name, does) =>
  element(
    "span.card.tile.m",
    { role: "group", "aria-label": `${name}: ${does}` },
    element("span.card-head", element("b", name)),
    element("span.specialist.big", drawing),
    element("span.effect-text", does),
  );
