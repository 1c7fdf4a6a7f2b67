// A quiet line while the connection is lost. It waits a moment: most losses are over before
// anybody need know.

import { element, icon, replace } from "./dom.js";
import { t } from "./i18n.js";

const PATIENCE = 900;

export class Banner {
  #place = element("div", { id: "connection", role: "status" });
  #timer = 0;

  constructor() {
    document.body.append(this.#place);
  }

  /** @param {"connecting"|"open"|"lost"|"closed"} state @param {string} [text] */
  show(state, text) {
    if (state === "connecting") return;
    clearTimeout(this.#timer);
    if (state === "open") replace(this.#place);
    else if (state === "closed") this.#write(text || t("table.closed"), false);
    else if (!this.#place.childElementCount) {
      this.#timer = setTimeout(() => this.#write(t("table.lost"), true), PATIENCE);
    }
  }

  #write(text, turning) {
    const back = !turning && element("a", { class: "btn sm", href: "/" }, t("table.home"));
    replace(this.#place, element("p", { class: "banner" }, turning && icon("rotate"), text, back));
  }
}
