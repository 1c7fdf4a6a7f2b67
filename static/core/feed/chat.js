// The chat: players talk at the table, spectators among themselves and read the table.

import { Emitter } from "../state/emitter.js";
import { t } from "../text/i18n.js";
import { element, icon, replace, use } from "../ui/dom.js";

const LONGEST = 500;
/** So much of the list has to be in sight for what arrives to be seen: on a phone it may be further down. */
const ENOUGH = 0.5;
/** And so long: as a page is put together it may pass by. */
const A_LOOK = 500;

/** Emits `unread` (a number). */
export class Chat extends Emitter {
  list = element("ol.feed.chat", { "aria-live": "polite", tabindex: "0" });
  form = element("form.say");
  unread = 0;
  #store;
  #send;
  #field;
  #inView = false;
  #look = 0;

  /**
   * @param {import("../state/store.js").Store} store
   * @param {(text: string, channel: string) => Promise<Data>} send
   */
  constructor(store, send) {
    super();
    this.#store = store;
    this.#send = send;
    this.form.addEventListener("submit", (event) => this.#say(event));
    store.on("chat", (messages) => this.#arrived(messages));
    const watch = new IntersectionObserver(
      (told) => this.#moved(told.at(-1).intersectionRatio >= ENOUGH),
      { threshold: [0, ENOUGH] },
    );
    watch.observe(this.list);
    document.addEventListener("visibilitychange", () => this.#viewed(this.#inView));
    this.redraw();
  }

  get channel() {
    return this.#store.you?.seat == null ? "watch" : "table";
  }

  /** What is typed and not sent. */
  get draft() {
    return this.#field.value;
  }

  /** The newest message, for those who read the log. */
  get last() {
    return this.#store.messages.at(-1);
  }

  /** The texts anew: the language, or my part in the room, has changed. */
  redraw() {
    const draft = this.#field?.value ?? "";
    const hint = t(`feed.say.${this.channel}`);
    this.#field = element("input.field", {
      maxlength: LONGEST,
      autocomplete: "off",
      placeholder: hint,
      "aria-label": hint,
      value: draft,
    });
    const send = element(
      "button.btn",
      { type: "submit", "aria-label": t("feed.send") },
      icon("send"),
    );
    replace(this.form, this.#field, send);
    replace(
      this.list,
      this.#store.messages.map((message) => this.row(message)),
    );
    this.list.dataset.empty = t("feed.chat.empty");
    this.toEnd();
  }

  row(message) {
    const mine = message.person === this.#store.you?.person;
    const watch = message.channel === "watch" && element("span.tag", t("feed.watchers"));
    return element(
      "li",
      { class: [mine && "mine"], title: new Date(message.at).toLocaleTimeString() },
      use(`av-${this.#avatar(message.person)}`),
      element("p", element("b", message.name), " ", watch, " ", message.text),
    );
  }

  read() {
    this.#count(0);
    this.toEnd();
  }

  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  focus() {
    this.#field.focus();
  }

  #avatar(person) {
    const { room, presence } = this.#store;
    const known = [...(room?.seats ?? []), ...presence.watching];
    return known.find((one) => one.person === person)?.avatar ?? "empty";
  }

  #arrived(messages) {
    this.list.append(...messages.map((message) => this.row(message)));
    this.toEnd();
    const others = messages.filter((message) => message.person !== this.#store.you?.person);
    // The history that follows a snapshot is no news.
    const news =
      messages.length === this.#store.messages.length && messages.length > 1 ? [] : others;
    this.#count(this.#seen ? 0 : this.unread + news.length);
  }

  /** Whether somebody looks at it. */
  get #seen() {
    return this.#inView && !document.hidden;
  }

  #moved(inView) {
    clearTimeout(this.#look);
    if (inView) this.#look = setTimeout(() => this.#viewed(true), A_LOOK);
    else this.#viewed(false);
  }

  #viewed(inView) {
    this.#inView = inView;
    if (this.#seen && this.unread) this.#count(0);
  }

  #count(unread) {
    this.unread = unread;
    this.emit("unread", unread);
  }

  async #say(event) {
    event.preventDefault();
    const field = this.#field;
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    try {
      await this.#send(text, this.channel);
    } catch {
      // Refused (too fast, for one): the person need not type it again.
      field.value ||= text;
    }
  }
}
