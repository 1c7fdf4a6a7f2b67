/** Names in a sentence, and faces beside them. */

import { currentLang } from "../../core/text/i18n.js";
import { use } from "../../core/ui/dom.js";

/** A player's, or that of the game's own rival. @param {{avatar?: string, face?: () => Element}} player */
export const faceOf = ({ avatar, face }) => face?.() ?? use(`av-${avatar}`);

export const listed = (names) =>
  new Intl.ListFormat(currentLang(), { type: "conjunction" }).format(names);
