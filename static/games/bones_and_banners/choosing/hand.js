/** How a card of my hand stands in the open decision: see `Mark` of cards/card.js. */
import { face } from "../pieces/dice.js";
import { use } from "../sprite.js";

/** Decisions whose cards lie open on a sheet, not in the hand. */
const OPEN = new Set(["land.activate", "recruit", "lost.return", "sorceress.name", "dame.destroy"]);

/** @param {import("../client.js").Client} client @param {string} id @param {"hand"|"sent"} zone @returns {import("../cards/card.js").Mark} */
export function cardMark(client, id, zone) {
  const { t, kind } = client;
  if (zone === "sent")
    return { home: true, chosen: true, note: [use("k-retreat"), t("client.hand.home")] };
  if (OPEN.has(kind)) return { off: true };
  const { aimed, ...mark } = client.on(`card:${id}`);
  if (aimed) return { off: true }; // its like in the Lost Pile is meant
  return { ...mark, ...NOTES[kind]?.(client, id, mark), off: Boolean(kind) && !mark.press };
}

const signed = (sign, text, noteClass) => ({ note: [sign, text], noteClass });

/** What is said of a card on its lower edge. */
const NOTES = {
  "draft.pick": ({ chosen, cards, t }, id) =>
    chosen?.symbol &&
    cards.units[id]?.dice.includes(chosen.symbol) &&
    signed(face(chosen.symbol), t("client.hand.fits"), "ok"),
  "die.act": (client, id, mark) => honest(client, id, mark, client.decision.prompt.values.symbol),
  "unit.target": (client, id, mark) =>
    honest(client, id, mark, client.decision.prompt.values.symbol),
};

function honest({ mine, cards, t }, id, mark, symbol) {
  if (!cards.units[id] || !mine.fits[id] || !mark.press) return null;
  return mine.fits[id].fits
    ? signed(face(symbol), t("client.hand.true"), "ok")
    : signed(use("k-bluff"), t("client.hand.bluff"), "bluff");
}
