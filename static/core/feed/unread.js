// Where the chat is further down the page (a phone's lobby, the end): how much was said there, and the way to it.

import { t } from "../text/i18n.js";
import { element, icon, replace } from "../ui/dom.js";

export class Unread {
  element = element("button.btn.unread", { hidden: true, onclick: () => this.#go() });
  #chat;

  /** It stays as long as the chat does. @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.#chat = chat;
    chat.on("unread", () => this.draw());
    document.body.append(this.element);
  }

  draw() {
    const { unread: count } = this.#chat;
    this.element.hidden = count === 0;
    this.element.setAttribute("aria-label", t("feed.unread", { count }));
    replace(this.element, icon("chat"), element("span.badge", count));
  }

  #go() {
    this.#chat.form.scrollIntoView({ block: "center" });
    this.#chat.focus();
  }
}
