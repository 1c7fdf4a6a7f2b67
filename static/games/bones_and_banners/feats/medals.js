/** Achievements as medals: four ranks, four outlines. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** The sign on each medal; the rank stands before the hyphen. */
const SIGNS = {
  "I-1": "k-slay",
  "I-2": "k-duel",
  "I-3": "k-protect",
  "I-4": "k-bluff",
  "I-5": "k-banding",
  "II-1": "a-fortune-teller",
  "II-2": "k-contest",
  "II-3": "a-necromancer",
  "II-4": "a-stonemason",
  "II-5": "u-cleric",
  "III-1": "u-woodkeepers",
  "III-2": "a-sorceress",
  "III-3": "b-stone-wall",
  "III-4": "u-wurm",
  "III-5": "a-squire",
  "IV-1": "b-fletchers-hut",
  "IV-2": "u-dame",
  "IV-3": "u-watchdog",
  "IV-4": "u-sergeant",
};

const RANKS = ["I", "II", "III", "IV"];
const rankOf = (feat) => RANKS.indexOf(feat.split("-")[0]) + 1;

/** @param {Translate} t @param {string} feat "II-3" */
export function medal(t, feat) {
  const rank = rankOf(feat);
  const sign = SIGNS[feat];
  return element(
    "div.medal",
    element(
      "span.medal-sign",
      use(`medal-${rank}`),
      use(sign, { class: ["on-medal", !sign.startsWith("k-") && "large"] }),
    ),
    element(
      "div",
      element("b", t(`feat.${feat}`)),
      element("p", t(`feat.${feat}.does`)),
      element("small", t(`feat.rank.${rank}`)),
    ),
  );
}
