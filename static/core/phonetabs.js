// The tab bar of phones: one thing at a time, all of it one tap away.

import { element, icon, replace } from "./dom.js";
import { t } from "./i18n.js";

const TABS = { board: "board", table: "people", ideas: "idea", log: "log", chat: "chat", choices: "table" };
const OF_FEED = new Set(["log", "chat", "choices"]);

export class PhoneTabs {
  element = element("nav", { class: "tabbar" });
  #feed;
  #chat;
  /** @type {import("./plan.js").Plan|null} */ #plan = null;
  #narrow = matchMedia("(max-width: 759.98px)");

  constructor(feed, chat) {
    this.#feed = feed;
    this.#chat = chat;
    chat.on("unread", () => this.draw());
    // A tab of the feed that is opened otherwise (a key, the newest message) comes to the front.
    feed.on("tab", (tab) => this.#narrow.matches && this.#front(tab));
    this.#front("board");
  }

  show(tab) {
    if (OF_FEED.has(tab)) this.#feed.show(tab);
    else this.#front(tab);
  }

  /** Where the players plan together there is a tab for it. @param {import("./plan.js").Plan} plan */
  plan(plan) {
    this.#plan = plan;
    this.draw();
  }

  draw() {
    this.element.setAttribute("aria-label", t("tabs.label"));
    const now = document.body.dataset.tab;
    const count = { chat: this.#chat.unread, ideas: this.#plan?.toMe.length };
    const tabs = Object.entries(TABS).filter(([tab]) => tab !== "ideas" || this.#plan);
    replace(this.element, tabs.map(([tab, drawing]) =>
      element(
        "button",
        { type: "button", "aria-current": tab === now ? "page" : null, onclick: () => this.show(tab) },
        element("span", { class: "ib" }, icon(drawing), count[tab] > 0 && element("span", { class: "badge" }, count[tab])),
        t(OF_FEED.has(tab) ? `feed.${tab}` : `tabs.${tab}`),
      ),
    ));
  }

  #front(tab) {
    document.body.dataset.tab = tab;
    this.draw();
  }
}
