/**
 * How to play is written in each language: a switch fetches the other page, at the same place. A link to a
 * chapter that is folded opens it.
 */
import { LANG_CHANGED, load } from "../../core/text/i18n.js";

function unfold() {
  const chapter = document.getElementById(location.hash.slice(1));
  if (!chapter?.matches("details")) return;
  chapter.open = true;
  chapter.scrollIntoView();
}

addEventListener("hashchange", unfold);
unfold();
document.addEventListener(LANG_CHANGED, () => location.reload());
await load();
