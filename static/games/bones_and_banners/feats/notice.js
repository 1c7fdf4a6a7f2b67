/** A medal on a paper over the table, for a while. Nobody else hears of it before the game is over (B6). */
import { element } from "../../../core/ui/dom.js";
import { sprite } from "../sprite.js";
import { load } from "../styles.js";
import { medal } from "./medals.js";

await Promise.all([load("feats"), sprite("pieces-more")]);

const SHOWN = 7000;

/** @param {import("../client.js").Client} client @param {string} feat */
export function show({ t, stop, table }, feat) {
  const paper = element(
    "div.bnb.medal-notice",
    { role: "status", onclick: () => paper.remove() },
    medal(t, feat),
  );
  document.body.append(paper);
  table.sound("bell");
  setTimeout(() => paper.remove(), SHOWN);
  stop.push(() => paper.remove());
}
