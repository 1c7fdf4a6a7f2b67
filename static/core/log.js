// The log: what happened, in plain sentences.

import { element } from "./dom.js";
import { Following } from "./following.js";
import { t } from "./i18n.js";
import { line } from "./logline.js";
import { word } from "./words.js";

const MOST = 400;

export class Log {
  list = element("ol", { class: "feed log", "aria-live": "polite", tabindex: "0" });
  #table;
  #game;
  #round = null;
  #seen = 0;
  #end = new Following(this.list);

  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    this.list.dataset.empty = t("feed.log.empty");
  }

  /** @param {import("./store.js").Change} change */
  add(change) {
    this.#append(change);
    while (this.list.children.length > MOST) this.list.firstChild.remove();
    this.#end.keep();
  }

  /** The whole log anew, without reading all of it out. @param {import("./store.js").Change[]} changes */
  fill(changes) {
    this.list.setAttribute("aria-live", "off");
    this.list.replaceChildren();
    this.list.dataset.empty = t("feed.log.empty");
    this.#round = null;
    this.#seen = 0;
    for (const change of changes) this.add(change);
    this.toEnd();
    requestAnimationFrame(() => this.list.setAttribute("aria-live", "polite"));
  }

  toEnd() {
    this.#end.back();
  }

  #append(change) {
    // The past is fetched while the present goes on: what both hold is written once.
    if (change.version <= this.#seen) return;
    this.#seen = change.version;
    if (!this.list.childElementCount && change.events.length) this.#open(change.before.public);
    for (const event of change.events) {
      if (event.type === "round.started") this.#round = event.round;
      else if (event.type === "phase.started") this.#mark(event.phase);
      else this.#line(event, change);
    }
  }

  /** How a game begins is told by no event: the first heading is read off the table. */
  #open(view) {
    if (!view?.phase) return;
    this.#round = view.round ?? null;
    this.#mark(view.phase);
  }

  #line(event, change) {
    const entry = line(event, this.#table, this.#game, change);
    if (entry) this.list.append(entry);
  }

  /** A phase in which nothing was written leaves no heading behind. */
  #mark(phase) {
    if (this.list.lastElementChild?.classList.contains("mark")) this.list.lastElementChild.remove();
    const name = word("phase", phase);
    const alone = this.#round === null || this.#game.BEFORE?.includes(phase);
    const text = alone ? name : t("feed.mark", { round: this.#round, phase: name });
    this.list.append(element("li", { class: "mark" }, text));
  }
}
