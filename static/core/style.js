/** Styles of a screen that most visits never see, fetched with its module. */
import { element } from "./dom.js";

/** Resolves when the sheet is in force: nothing is shown without it. */
export function style(href) {
  return new Promise((resolve) => {
    document.head.append(element("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
  });
}
