/** The way out of an error: try again, or the first page. */
import { LANG_CHANGED, load } from "../../core/text/i18n.js";

const again = () => location.reload();
document.getElementById("again").addEventListener("click", again);
document.addEventListener(LANG_CHANGED, again); // the sentence is the server's
await load();
