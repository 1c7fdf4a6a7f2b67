/** Words that several dialogs share. */
import { t } from "../../../core/text/i18n.js";

/** What a card wants: `skull_any` is any skull. */
export const wanting = (type) => t(`bone.${type}`);

const list = () =>
  new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" });

/** `A, B and C`. @param {string[]} words */
export const together = (words) => list().format(words);
