// The log: what happened, in plain sentences. It knows all that was told, and shows the newest lines of it: whoever
// steps through a long game writes a few of them at each step.

import { announce } from "../table/announce.js";
import { t } from "../text/i18n.js";
import { word } from "../text/words.js";
import { element } from "../ui/dom.js";
import { Following } from "./autoscroll.js";
import { line } from "./log_line.js";

const MOST = 400;

/**
 * @typedef {{make: () => HTMLElement|null, heading: boolean, node?: HTMLElement|null}} Entry its node is made when it is first wanted; null where there is no sentence
 *
 * @typedef {object} Told what one change tells
 * @property {Set<number>} seats whose doing it is
 * @property {Entry[]} entries
 * @property {number} until the change that took it back
 */

export class Log {
  list = element("ol.feed.log", { "aria-live": "polite", tabindex: "0" });
  #table;
  #game;
  /** @type {Told[]} */ #told = [];
  /** So many of them have happened. */ #count = 0;
  /** @type {Entry[]} */ #shown = [];
  #round = null;
  #seen = 0;
  #begun = false;
  #end = new Following(this.list);

  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    this.list.dataset.empty = t("feed.log.empty");
  }

  /** @param {import("../state/store.js").Change} change */
  add(change) {
    // The past is fetched while the present goes on: what both hold is written once.
    if (change.version <= this.#seen) return;
    this.#learn(change);
    this.#count = this.#told.length;
    this.#write();
    this.#end.keep();
    this.#unsay(change);
  }

  /** The whole log anew, without reading all of it out. @param {import("../state/store.js").Change[]} changes @param {number} [count] so many of them have happened */
  fill(changes, count = changes.length) {
    this.list.replaceChildren();
    this.#shown = [];
    this.list.dataset.empty = t("feed.log.empty");
    this.#told = [];
    this.#count = 0;
    this.#round = null;
    this.#seen = 0;
    this.#begun = false;
    for (const change of changes) this.#learn(change);
    this.show(count);
  }

  /** As it was when so many of the changes had happened. @param {number} count */
  show(count) {
    const step = count === this.#count + 1;
    if (!step) this.list.setAttribute("aria-live", "off");
    this.#count = count;
    this.#write();
    this.toEnd();
    if (!step) requestAnimationFrame(() => this.list.setAttribute("aria-live", "polite"));
  }

  toEnd() {
    this.#end.back();
  }

  #learn(change) {
    const { events } = change;
    this.#seen = change.version;
    // A step of mine that nobody is told of has brought me another decision.
    const silent = !events.length && change.decided && !change.fresh;
    const seats = new Set(silent ? [this.#table.seat] : events.map(({ seat }) => seat));
    this.#told.push({ seats, entries: this.#entries(change), until: Infinity });
    for (const { type, seat } of events) if (type === "undone") this.#takeBack(seat);
  }

  #entries(change) {
    const entries = [];
    const heading = (phase) => entries.push(this.#heading(phase));
    // How a game begins is told by no event: the first heading is read off the table.
    if (!this.#begun && change.events.length && change.before.public?.phase) {
      this.#round = change.before.public.round ?? null;
      heading(change.before.public.phase);
    }
    this.#begun ||= change.events.length > 0;
    for (const event of change.events) {
      if (event.type === "round.started") this.#round = event.round;
      else if (event.type === "phase.started") heading(event.phase);
      else if (event.type !== "undone")
        entries.push({ heading: false, make: () => line(event, this.#table, this.#game, change) });
    }
    return entries;
  }

  #heading(phase) {
    const round = this.#round;
    const alone = round === null || this.#game.BEFORE?.includes(phase);
    const text = () =>
      alone ? word("phase", phase) : t("feed.mark", { round, phase: word("phase", phase) });
    return { heading: true, make: () => element("li.mark", text()) };
  }

  /** What was taken back did not happen: neither it nor the taking back is written. */
  #takeBack(seat) {
    const now = this.#told.length;
    const taken = this.#told.findLast(
      ({ seats, until }, at) => at < now - 1 && until === Infinity && seats.has(seat),
    );
    if (taken) taken.until = now;
    this.#told.at(-1).seats.delete(seat); // there is nothing in it to be taken back
  }

  /** A line that goes is not read out by itself. */
  #unsay({ events }) {
    for (const { type, seat } of events) {
      const player = this.#table.players[seat];
      if (type === "undone" && player && !player.me)
        announce(t("log.undone", { player: player.name }));
    }
  }

  /** Leaves what stands, takes away and adds what is missing at both ends. */
  #write() {
    const wanted = this.#newest();
    const keep = new Set(wanted);
    for (const entry of this.#shown.filter((each) => !keep.has(each))) {
      entry.node.remove();
      entry.node = undefined;
    }
    this.#shown = wanted;
    let next = this.list.firstElementChild;
    for (const { node } of wanted) {
      if (node === next) next = next.nextElementSibling;
      else this.list.insertBefore(node, next);
    }
  }

  /** @returns {Entry[]} the newest that make a line, the oldest first */
  #newest() {
    const newest = [];
    for (let at = this.#count - 1; at >= 0 && newest.length < MOST; at -= 1) {
      const { entries, until } = this.#told[at];
      if (until <= this.#count) continue;
      for (const entry of entries.toReversed()) {
        // A phase in which nothing was written leaves no heading behind.
        if (entry.heading && newest.at(-1)?.heading) continue;
        if (entry.node === undefined) entry.node = entry.make();
        if (entry.node && newest.push(entry) === MOST) break;
      }
    }
    return newest.reverse();
  }
}
