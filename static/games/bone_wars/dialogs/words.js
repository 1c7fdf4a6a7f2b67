/** Words that several dialogs share. */
import { t } from "../../../core/i18n.js";

/** What a card wants: `skull_any` is any skull. */
export const wanting = (type) => t(`bone.${type}`);

/** One thing that an award asks for, with its number. */
export function needing(need) {
  if (need.discoverer) return t("need.discoverer", { count: need.count, name: t(`discoverer.${need.discoverer}`) });
  if (need.category) return t(`need.${need.category}`, { count: need.count });
  if (need.env) return t("need.env", { count: need.count, envelope: need.env });
  return t("need.different_envelopes", { count: need.different_envelopes });
}

const list = () => new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" });

/** `A, B and C`. @param {string[]} words */
export const together = (words) => list().format(words);
