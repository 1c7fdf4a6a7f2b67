/** How to play is written in each language: a switch fetches the other page, at the same place. */
import { LANG_CHANGED, load } from "../core/i18n.js";

document.addEventListener(LANG_CHANGED, () => location.reload());
await load();
