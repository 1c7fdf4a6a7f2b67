// A quiet line while the connection is lost. It waits a moment: most losses are over before
// anybody need know.

import { t } from "../text/i18n.js";
import { element, icon } from "./dom.js";

const PATIENCE = 900;

/** Made whole at the start: without a connection not even its icon could be fetched. */
export class Banner {
  #text = element("span");
  #turning = icon("rotate");
  #home = element("a.btn.little", { href: "/", hidden: true });
  #line = element("p.banner", { hidden: true }, this.#turning, this.#text, this.#home);
  #timer = 0;

  constructor(id = "connection") {
    document.body.append(element("div", { id, role: "status" }, this.#line));
  }

  /** Unless it is over in a moment. @param {string} text */
  wait(text) {
    this.#timer ||= setTimeout(() => this.#write(text), PATIENCE);
  }

  /** @param {"connecting"|"open"|"lost"|"closed"} state @param {string} [text] */
  show(state, text) {
    if (state === "lost") {
      this.wait(t("table.lost"));
    } else if (state === "closed") {
      this.#turning.toggleAttribute("hidden", true);
      this.#home.textContent = t("table.home");
      this.#home.hidden = false;
      this.#write(text || t("table.closed"));
    } else if (state === "open") {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#line.hidden = true;
    }
  }

  #write(text) {
    this.#text.textContent = text;
    this.#line.hidden = false;
  }
}
