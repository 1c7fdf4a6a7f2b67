/** Names in a sentence. */
import { currentLang } from "../../core/i18n.js";

export const listed = (names) => new Intl.ListFormat(currentLang(), { type: "conjunction" }).format(names);
