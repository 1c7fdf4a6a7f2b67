// A finished game, played again through the same client that played it.

import { Feed } from "../../core/feed/feed.js";
import { Log } from "../../core/feed/log.js";
import { past } from "../../core/state/history.js";
import { playersOf } from "../../core/state/players.js";
import { PhoneTabs } from "../../core/table/phone_tabs.js";
import { Table } from "../../core/table/table.js";
import { t } from "../../core/text/i18n.js";
import { copy } from "../../core/ui/clipboard.js";
import { element, replace } from "../../core/ui/dom.js";
import { toast } from "../../core/ui/toast.js";
import { Scrubber } from "./scrubber.js";

/** Between two changes that need no animation: time to see that something has changed. */
const PAUSE = 500;

class Replay {
  #context;
  #stage = element("div.stage-root");
  #scrubber = new Scrubber();
  #changes = [];
  #at = 0;
  #playing = false;
  /** @type {Table|null} */ #table = null;
  #log = null;
  #feed = null;
  #tabs = null;
  #eyes;
  #gone = false;
  /** On a phone log and chat lie over the table, and leave the scrubber free: it has as many rows as it needs. */
  #measure;

  /** @param {HTMLElement} root @param {Data} context of docs/client.md */
  constructor(root, context) {
    this.#context = context;
    this.#eyes = context.you.seat;
    replace(root, this.#stage, this.#scrubber.element);
    this.#scrubber.on("seek", (at) => this.#seek(at));
    this.#scrubber.on("play", () => (this.#playing ? this.#pause() : this.#play()));
    this.#scrubber.on("eyes", (seat) => this.#open(seat));
    this.#scrubber.on("link", () => this.#link());
    this.#scrubber.on("leave", () => context.leave());
    this.#measure = new ResizeObserver(() =>
      root.style.setProperty("--scrub", `${this.#scrubber.element.offsetHeight}px`),
    );
    this.#measure.observe(this.#scrubber.element);
    addEventListener("hashchange", this.#toHash);
    this.#open(this.#eyes).then(
      () => this.#toHash(),
      () => {},
    ); // what was refused has been shown
  }

  translate() {
    if (!this.#table) return;
    this.#scrubber.draw();
    this.#feed.draw();
    this.#tabs.draw();
    this.#table.redraw();
    this.#log.fill(this.#changes, this.#at + 1);
    this.#seek(this.#at);
  }

  destroy() {
    this.#gone = true;
    this.#playing = false;
    removeEventListener("hashchange", this.#toHash);
    this.#measure.disconnect();
    this.#close();
    document.getElementById("status").replaceChildren();
  }

  #close() {
    this.#table?.destroy();
    this.#feed?.destroy();
    this.#tabs?.destroy();
  }

  /** @param {number|null} seat whose eyes; null for a spectator's own */
  async #open(seat) {
    this.#pause();
    if (!this.#table) replace(this.#stage, element("p.muted.pad", t("replay.loading")));
    const { key, data, presence, game, chat } = this.#context;
    const { changes, frozen } = await past(key, { seat: seat ?? undefined }).catch(refused);
    if (this.#gone) return;
    if (frozen && !this.#table) toast(t("replay.stopped"), { kind: "bad" });
    const fraction = this.#changes.length ? this.#at / this.#changes.length : 0;
    const players = playersOf({ room: data, presence, you: { seat } });
    this.#eyes = seat;
    this.#changes = changes;
    this.#close();
    const parts = { status: document.getElementById("status"), feed: null };
    replace(parts.status);
    this.#table = new Table({ seat, players, parts, replay: true });
    this.#log = new Log(this.#table, game);
    this.#feed = new Feed({ log: this.#log, chat });
    parts.feed = this.#feed.element;
    this.#tabs = new PhoneTabs({ feed: this.#feed, chat, table: this.#table, own: game.TABS });
    this.#table.on("pointed", (pointed) => this.#tabs.pointed(pointed));
    this.#scrubber.element.after(this.#tabs.element);
    replace(this.#stage);
    this.#table.push(still(changes[0]));
    this.#table.mount(game, this.#stage);
    this.#scrubber.set(changes, players, seat, this.#context.you.seat === null);
    this.#log.fill(changes, 0);
    this.#seek(Math.round(fraction * changes.length));
  }

  #seek(at) {
    this.#pause();
    const step = at === this.#at + 1;
    this.#at = Math.min(Math.max(at, 0), this.#changes.length - 1);
    const change = this.#changes[this.#at];
    this.#table.push(step ? watched(change) : still(change));
    this.#shown();
  }

  async #play() {
    if (this.#at === this.#changes.length - 1) this.#seek(0);
    this.#playing = true;
    this.#shown();
    while (this.#playing && this.#at < this.#changes.length - 1) {
      this.#at += 1;
      const change = this.#changes[this.#at];
      this.#shown();
      this.#table.push(watched(change));
      await this.#rest();
    }
    this.#pause();
  }

  /** Until the table is at rest, and a moment longer. */
  async #rest() {
    const table = this.#table;
    if (table.busy) {
      await /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          const stop = table.on("busy", (busy) => {
            if (busy) return;
            stop();
            resolve();
          });
        })
      );
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE / (table.motion || 1)));
  }

  #pause() {
    this.#playing = false;
    this.#table?.skip();
    if (this.#changes.length) this.#shown();
  }

  #shown() {
    this.#log.show(this.#at + 1);
    this.#scrubber.show(this.#at, this.#playing);
  }

  #toHash = () => {
    const at = /^#at=(\d+)$/.exec(location.hash);
    if (at && this.#changes.length) this.#seek(Number(at[1]));
  };

  async #link() {
    const address = new URL(location.href);
    address.hash = `at=${this.#at}`;
    history.replaceState(null, "", address);
    if (await copy(address.href)) toast(t("replay.link.done"), { kind: "good" });
  }
}

/** Said here, for waiting helps no more. @param {{text?: string}} error */
/** @returns {never} */
function refused(error) {
  if (error.text) toast(error.text, { kind: "bad" });
  throw error;
}

/** Nothing is chosen in a replay. */
const watched = (change) => ({ ...change, decision: null, canUndo: false });
const still = (change) => ({ ...watched(change), events: [], fresh: true });

export function mount(root, context) {
  return new Replay(root, context);
}
