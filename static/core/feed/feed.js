// Log, chat and choices as tabs: one panel that a game puts where it wants.

import { Emitter } from "../state/emitter.js";
import { t } from "../text/i18n.js";
import { element, icon, replace } from "../ui/dom.js";

/** @typedef {"log"|"chat"|"choices"} Tab */

const TABS = { log: "log", chat: "chat", choices: "table" };
let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** Emits `tab` (the one now shown). */
export class Feed extends Emitter {
  element = element("section.panel.feedbox");
  /** @type {Tab} */ tab = "log";
  #log;
  #chat;
  #choices;
  #stops = [];
  #panels = element("div.panels", { role: "tabpanel", id: `feed-${next()}` });
  #last = element("button.lastchat", { onclick: () => this.show("chat") });

  /** @param {{log: import("./log.js").Log, chat?: import("./chat.js").Chat, choices?: import("./choices.js").Choices}} parts in a replay nothing is chosen */
  constructor({ log, chat, choices }) {
    super();
    this.#log = log;
    this.#chat = chat;
    this.#choices = choices;
    // The chat lives as long as the room, this panel as long as its screen.
    if (chat) this.#stops.push(chat.on("unread", () => this.#unread()));
    this.draw();
  }

  destroy() {
    for (const stop of this.#stops) stop();
  }

  /** @param {Tab} tab */
  show(tab) {
    this.tab = tab;
    this.draw();
    this.emit("tab", tab);
  }

  /** Those that there are here. @returns {Tab[]} */
  get tabs() {
    return /** @type {Tab[]} */ (Object.keys(TABS)).filter((name) => this.#panel(name));
  }

  draw() {
    this.element.setAttribute("aria-label", t("feed.label"));
    const tabs = element(
      "div.tabs",
      { role: "tablist" },
      this.tabs.map((name) => this.#button(name)),
    );
    replace(this.#panels, this.#panel(this.tab));
    this.#panels.setAttribute("aria-label", t(`feed.${this.tab}`));
    replace(
      this.element,
      tabs,
      this.#panels,
      this.#chat && this.#last,
      this.tab !== "choices" && this.#chat?.form,
    );
    if (this.tab === "log") this.#log.toEnd();
    if (this.tab === "chat") this.#chat.read();
    this.#unread();
  }

  #panel(name) {
    return { log: this.#log.list, chat: this.#chat?.list, choices: this.#choices?.element }[name];
  }

  #button(name) {
    const selected = name === this.tab;
    return element(
      "button.tab",
      {
        role: "tab",
        "aria-selected": String(selected),
        "aria-controls": this.#panels.id,
        tabindex: selected ? "0" : "-1",
        dataset: { tab: name },
        onclick: () => this.show(name),
        onkeydown: (event) => this.#arrows(event),
      },
      icon(TABS[name]),
      t(`feed.${name}`),
      name === "chat" && element("span.badge", { role: "img", hidden: true }),
    );
  }

  #arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const { tabs } = this;
    const next = tabs[(tabs.indexOf(this.tab) + step + tabs.length) % tabs.length];
    this.show(next);
    this.element.querySelector(`[data-tab=${next}]`).focus();
  }

  /** Whoever reads the log sees the newest message below it until it is read. */
  #unread() {
    const count = this.#chat?.unread ?? 0;
    const badge = this.element.querySelector(".badge");
    if (badge) {
      badge.hidden = count === 0;
      badge.textContent = count;
      badge.setAttribute("aria-label", t("feed.unread", { count }));
    }
    this.#last.hidden = count === 0 || this.tab !== "log";
    if (!this.#last.hidden) replace(this.#last, [...this.#chat.row(this.#chat.last).childNodes]);
  }
}
