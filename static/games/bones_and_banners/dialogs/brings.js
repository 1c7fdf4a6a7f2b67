/** What a land would bring if it was activated now, as the engine says it. */
import { words } from "../../../core/text/words.js";

/** @param {{t: Translate, mine: Data|null}} reader @param {string} land its id @returns {string|null} */
export function bringing({ t, mine }, land) {
  const told = mine?.brings[land];
  return told ? t(told.key, words(told.values)) : null;
}
