/** Cards laid out in the place of the hand. Each is a button: a tap picks it, a second one confirms. */
import { element } from "../../../core/ui/dom.js";
import { tap } from "./half.js";

/** @param {import("../client.js").Client} client @param {string} title @param {{action: Action, card: Element}[]} cards */
export const laid = (client, title, cards) =>
  element(
    "section",
    { class: "tray", "aria-label": title },
    element("h3", null, title),
    element(
      "div",
      { class: "laid" },
      cards.map(({ action, card }) => {
        const picked = client.isChosen(action);
        return element(
          "button",
          {
            type: "button",
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
    "span",
    { class: "card tile m", role: "group", "aria-label": `${name}: ${does}` },
    element("span", { class: "card-head" }, element("b", null, name)),
    element("span", { class: "specialist big" }, drawing),
    element("span", { class: "effect-text" }, does),
  );
