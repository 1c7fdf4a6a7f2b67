// The tab bar of phones: one thing at a time, all of it one tap away.

import { t } from "../text/i18n.js";
import { element, icon, replace } from "../ui/dom.js";

/**
 * @typedef {object} GameTab a page of the game's own (docs/client.md)
 * @property {string} id
 * @property {string} text its key in the game's catalogue
 * @property {() => Element} drawing
 * @property {(table: Table) => number} [badge] how many places there wait for me
 * @property {boolean} [feed] log, chat and choices are on this page
 */

const TABS = {
  board: "board",
  table: "people",
  ideas: "idea",
  log: "log",
  chat: "chat",
  choices: "table",
};
const OF_FEED = new Set(["log", "chat", "choices"]);

export class PhoneTabs {
  element = element("nav.tabbar");
  #feed;
  #chat;
  /** @type {GameTab[]|null} */ #own;
  #table;
  /** @type {import("./plan.js").Plan|null} */ #plan = null;
  #stops;
  #narrow = matchMedia("(max-width: 759.98px)");

  /** @param {{feed: import("../feed/feed.js").Feed, chat: import("../feed/chat.js").Chat, table: import("./table.js").Table, own?: GameTab[]}} parts */
  constructor({ feed, chat, table, own = null }) {
    this.#feed = feed;
    this.#chat = chat;
    this.#own = own;
    this.#table = table;
    this.#stops = [chat.on("unread", () => this.draw())];
    // A tab of the feed that is opened otherwise (a key, the newest message) comes to the front.
    feed.on("tab", (tab) => this.#narrow.matches && this.#front(own ? this.#page : tab));
    table.on("front", (tab) => this.show(tab));
    if (own) for (const told of ["decision", "shown", "busy"]) table.on(told, () => this.draw());
    this.#front(own ? own[0].id : "board");
  }

  /** The chat lives on; what it is told to draw here is gone. */
  destroy() {
    for (const stop of this.#stops) stop();
    this.element.remove();
    delete document.body.dataset.tab;
  }

  show(tab) {
    if (OF_FEED.has(tab)) this.#feed.show(tab);
    else this.#front(tab);
  }

  /** The log points at something of a seat's. */
  pointed(seat) {
    // A game with pages of its own knows on which of them it is.
    if (!this.#own) this.show(seat === this.#table.follow ? "board" : "table");
  }

  /** Where the players plan together there is a tab for it. @param {import("./plan.js").Plan} plan */
  plan(plan) {
    this.#plan = plan;
    this.draw();
  }

  draw() {
    this.element.setAttribute("aria-label", t("tabs.label"));
    const now = document.body.dataset.tab;
    replace(
      this.element,
      (this.#own ? this.#pages() : this.#usual()).map(({ id, drawing, count, calls, text }) =>
        element(
          "button",
          {
            "aria-current": id === now ? "page" : null,
            dataset: { to: id },
            onclick: () => this.show(id),
          },
          element(
            "span.icon-box",
            drawing,
            count > 0 && element("span", { class: ["badge", calls && "calls"] }, count),
          ),
          text,
        ),
      ),
    );
  }

  /** @returns {Data[]} */
  #usual() {
    const count = { chat: this.#chat.unread, ideas: this.#plan?.toMe.length };
    const there = (id) =>
      id === "ideas" ? this.#plan : !OF_FEED.has(id) || this.#feed.tabs.includes(id);
    return Object.entries(TABS)
      .filter(([id]) => there(id))
      .map(([id, drawing]) => ({
        id,
        drawing: icon(drawing),
        count: count[id],
        text: t(OF_FEED.has(id) ? `feed.${id}` : `tabs.${id}`),
      }));
  }

  /** @returns {Data[]} */
  #pages() {
    return this.#own.map(({ id, text, drawing, badge, feed }) => {
      const unread = feed ? this.#chat.unread : 0;
      return {
        id,
        drawing: drawing(),
        count: unread || (badge?.(this.#table) ?? 0),
        calls: !unread,
        text: t(text),
      };
    });
  }

  /** Where the feed is. */
  get #page() {
    return this.#own.find(({ feed }) => feed).id;
  }

  #front(tab) {
    document.body.dataset.tab = tab;
    this.draw();
  }
}
