// The table while a game is played: the game's own drawing, and everything around it.

import { Choices } from "../../core/feed/choices.js";
import { Feed } from "../../core/feed/feed.js";
import { Log } from "../../core/feed/log.js";
import { fetched } from "../../core/net/patience.js";
import { past } from "../../core/state/history.js";
import { LastPhase, lastRound } from "../../core/state/last_phase.js";
import { lastSeen, see } from "../../core/state/last_seen.js";
import { playersOf } from "../../core/state/players.js";
import { settings } from "../../core/state/settings.js";
import { announce } from "../../core/table/announce.js";
import { notify } from "../../core/table/attention.js";
import { listen } from "../../core/table/keys.js";
import { PhoneTabs } from "../../core/table/phone_tabs.js";
import { play } from "../../core/table/sounds.js";
import { Table } from "../../core/table/table.js";
import { t } from "../../core/text/i18n.js";
import { words } from "../../core/text/words.js";
import { element } from "../../core/ui/dom.js";
import { Frozen } from "./frozen.js";
import { WatchBar } from "./spectate.js";
import { Topbar } from "./topbar.js";

/**
 * @typedef {object} Place where the table is
 * @property {string} key the code, or code and secret, as the page was opened
 * @property {import("../../core/state/store.js").Store} store
 * @property {import("../../core/table/table.js").Link} link
 * @property {import("../../core/feed/chat.js").Chat} chat
 * @property {Data} game the game's client
 * @property {Data} engine its entry of /api/games
 */

/** At the most so many of the changes missed are shown again. */
const MISSED = 24;
/** What works while things move, too. */
const CONTROLS = "button, a, input, select, textarea, .feedbox";

export class TableScreen {
  /** @type {Table} */ table;
  #place;
  #lastPhase = new LastPhase();
  /** @type {import("../../core/state/store.js").Change[]} */ #changes = [];
  #log;
  #choices;
  #feed;
  #tabs;
  #topbar;
  #watchbar = null;
  #frozen;
  #stops = [];
  #asked = null;
  #seen;
  #gone = false;

  /** @param {HTMLElement} root @param {Place} place */
  constructor(root, place) {
    this.#place = place;
    const { store, link, chat, game } = place;
    // Who looks for the first time is not shown the whole game so far.
    this.#seen = lastSeen(store.game.id, store.you.seat) ?? store.version;
    const parts = { status: document.getElementById("status"), feed: null };
    this.table = new Table({ seat: store.you.seat, players: playersOf(store), parts, link });
    this.#log = new Log(this.table, game);
    this.#choices = new Choices(this.table, game);
    this.#feed = new Feed({ log: this.#log, chat, choices: this.#choices });
    if (game.tab) this.#feed.show(game.tab);
    parts.feed = this.#feed.element;
    this.#tabs = new PhoneTabs({ feed: this.#feed, chat, table: this.table, own: game.TABS });
    if (store.you.seat === null) this.#watchbar = new WatchBar(this.table);
    this.#frozen = new Frozen(store);
    const stage = element("div.stage-root");
    root.replaceChildren(
      ...[this.#frozen.element, this.#watchbar?.element, stage, this.#tabs.element].filter(Boolean),
    );
    this.#listen(stage);
    this.#show(this.#snapshot());
    this.table.mount(game, stage);
    this.#topbar = new Topbar(document.getElementById("room-tools"), this.#here());
    if (store.proposals) this.#planned();
    this.#remember();
  }

  /** Nothing moves, and I am neither choosing nor about to propose something. */
  get calm() {
    return !this.table.busy && !this.table.latest && !this.table.plan?.aimed;
  }

  /** Names, presence or texts have changed. */
  update() {
    this.table.refresh(playersOf(this.#place.store));
    this.#watchbar?.draw();
    this.#frozen.draw();
  }

  /** Another language: everything is written anew. */
  translate() {
    this.table.players = playersOf(this.#place.store);
    this.#log.fill(this.#changes);
    this.#choices.draw();
    this.#feed.draw();
    this.#tabs.draw();
    this.#topbar.draw();
    this.#watchbar?.draw();
    this.#frozen.draw();
    this.table.redraw();
  }

  destroy() {
    this.#gone = true;
    for (const stop of this.#stops) stop();
    this.#feed.destroy();
    this.#tabs.destroy();
    this.#topbar.destroy();
    this.table.destroy();
    this.table.parts.status.replaceChildren();
  }

  #here() {
    const { store, key, engine } = this.#place;
    return {
      store,
      key,
      table: this.table,
      bots: engine.bots,
      players: () => this.table.players,
      replay: () => this.#again(),
      canReplay: () => this.#lastPhase.phase.length > 0,
    };
  }

  #listen(stage) {
    const { store, chat } = this.#place;
    const { table } = this;
    const hold = () => table.hold(document.hidden);
    document.addEventListener("visibilitychange", hold);
    const skip = (event) => this.#tapped(event);
    stage.addEventListener("pointerdown", skip, { capture: true });
    this.#stops.push(
      () => document.removeEventListener("visibilitychange", hold),
      store.on("change", (change) => this.#show(change)),
      store.on("proposals", () => this.#planned()),
      store.on("point", (point) => table.plan?.pointed(point)),
      table.on("decision", (decision) => this.#decision(decision)),
      // Not as it arrives: the log must not tell what the board has yet to show.
      table.on("shown", (change) => this.#shown(change)),
      table.on("pointed", (seat) => this.#tabs.pointed(seat)),
      listen({
        u: () => table.undo(),
        s: () => table.skip(),
        p: () => this.#again(),
        m: () => settings.set("sound", !settings.get("sound")),
        l: () => this.#feed.show("log"),
        c: () => {
          this.#feed.show("chat");
          chat.focus();
        },
        x: () => this.#feed.show("choices"),
      }),
    );
  }

  #snapshot() {
    const { view, decision, canUndo, version } = this.#place.store;
    return {
      events: [],
      public: null,
      private: null,
      before: view,
      after: view,
      decision,
      canUndo,
      version,
      fresh: true,
      decided: true,
    };
  }

  /** The server tells of proposals only where the players win together. */
  async #planned() {
    const { Plan } = await fetched(() => import("../../core/table/plan.js"));
    if (this.#gone) return;
    const { table } = this;
    table.plan ??= new Plan(table, this.#place.link);
    table.plan.told(this.#place.store.proposals ?? []);
    this.#tabs.plan(table.plan);
  }

  #show(change) {
    // The snapshot that opened this screen comes by here too, a moment after it was drawn.
    if (change.fresh && change.after === this.#changes[0]?.after) return;
    if (change.fresh) this.#changes = [];
    this.#changes.push(change);
    this.#lastPhase.add(change);
    this.table.push(change);
    if (change.fresh && this.table.root) this.#remember();
  }

  /** A snapshot says how things are, not how they came about: the log is fetched. */
  async #remember() {
    const { key, store } = this.#place;
    if (store.version === 0) return;
    const upTo = store.version;
    const seen = this.#seen;
    const { changes } = await past(key, { quiet: true }).catch(() => ({ changes: [] }));
    // The table may be another one's by now, and so may its tools.
    if (this.#gone) return;
    const before = changes.filter((change) => change.version <= upTo);
    this.#changes = [...before, ...this.#changes.filter((change) => change.version > upTo)];
    this.#log.fill(this.#changes);
    this.table.emit("past", this.#changes);
    if (!this.#lastPhase.phase.length) this.#lastPhase.phase = lastRound(before);
    this.#catchUp(before.filter((change) => change.version > seen && !change.fresh).slice(-MISSED));
    this.#topbar.draw();
  }

  /** While I was away: what I have not seen is shown before I go on. @param {import("../../core/state/store.js").Change[]} missed */
  #catchUp(missed) {
    const told = missed.some((change) =>
      change.events.some((event) => event.type === "phase.started"),
    );
    if (told && !this.table.busy) this.table.again(missed);
    else if (missed.length) this.#see(missed.at(-1).version);
  }

  #shown(change) {
    this.#log.add(change);
    if (!document.hidden && !change.fresh) this.#see(change.version);
  }

  #see(version) {
    if (version <= this.#seen) return;
    this.#seen = version;
    const { game, you } = this.#place.store;
    see(game.id, you.seat, version);
  }

  #decision(decision) {
    const before = this.#asked;
    this.#asked = decision;
    document.body.dataset.decision = decision?.id ?? "";
    if (decision?.id === before?.id) return;
    const text = decision
      ? t(decision.prompt.key, words(decision.prompt.values ?? {}))
      : t("feed.choices.none");
    announce(text);
    if (!decision || before) return;
    play("turn");
    const { room } = this.#place.store;
    notify({ title: `${t("table.your_turn")} · ${room.name}`, body: text, tag: room.code });
  }

  /** Who is to choose need not wait for what still moves: the first tap brings it to rest. */
  #tapped(event) {
    if (!this.table.busy || !this.table.latest || event.target.closest(CONTROLS)) return;
    this.table.skip();
    event.stopPropagation();
    const stage = event.currentTarget;
    const swallow = (click) => click.stopPropagation();
    stage.addEventListener("click", swallow, { capture: true });
    addEventListener(
      "pointerup",
      () => setTimeout(() => stage.removeEventListener("click", swallow, { capture: true })),
      { once: true },
    );
  }

  #again() {
    if (this.#lastPhase.phase.length && !this.table.busy) this.table.again(this.#lastPhase.phase);
  }
}
