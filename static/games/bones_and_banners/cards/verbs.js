/** What a unit's card says that it can do, as keywords with their numbers. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** How contesting a land is called, by which lands the card names. */
const CONTESTS = { any: "contest", allied: "defend", enemy: "invade" };

/** @typedef {{keyword: string, n: number}} Verb */

/** Lands first, then enemies, then friends, then what it is. @param {Data} unit of the public view's cards @returns {Verb[]} */
export function verbsOf({ land, enemy, friend, keywords }) {
  const acts = [land && [CONTESTS[land], 0], enemy, friend]
    .filter(Boolean)
    .map(([keyword, n]) => ({ keyword, n }));
  const more = keywords.map((keyword) => ({ keyword: keyword.toLowerCase(), n: 0 }));
  return [...acts, ...more.filter(({ keyword }) => acts.every((each) => each.keyword !== keyword))];
}

/** "Ambush 2". @param {Translate} t @param {Verb} verb */
export const verbName = (t, { keyword, n }) => [t(`keyword.${keyword}`), n || ""].join(" ").trim();

/** @param {Translate} t @param {Verb} verb */
export const verbSign = (t, verb) => element("span", use(`k-${verb.keyword}`), verbName(t, verb));
