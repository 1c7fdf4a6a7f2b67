/** Bonuses of `components` (`{money: 2, bones: 3}`) as signs and as words. */

import { t } from "../../../core/text/i18n.js";
import { element } from "../../../core/ui/dom.js";
import { GAINS } from "../pieces/names.js";
import { icon } from "../pieces/pieces.js";

/** As words: `3 bones from the bag · $2`. */
export const gains = (bonus) =>
  Object.entries(bonus)
    .map(([word, count]) => t(`gain.${word}`, { count }))
    .join(" · ");

/** What a word does that has its number in the drawing, or needs none. */
const PLAIN = new Set([
  "upgrade_team",
  "upgrade_slot",
  "cover",
  "dig_site_actions",
  "paleontologist",
  "species",
  "choose_species",
  "reclassify",
]);

const sign = (word, count) =>
  element(
    "span.gain",
    { title: t(`gain.${word}`, { count }) },
    word === "money"
      ? [icon("dollar"), element("b", `$${count}`)]
      : word === "bones" && count === 3
        ? icon("bonus-bones3")
        : [icon(GAINS[word]), !(PLAIN.has(word) || count === 1) && element("b", count)],
  );

/** As signs; their words are their tooltips. */
export const signs = (bonus) => Object.entries(bonus).map(([word, count]) => sign(word, count));
