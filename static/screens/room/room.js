// The page of a room: one socket, and the lobby, the table or the end by the room's status.

import { Chat } from "../../core/feed/chat.js";
import { Unread } from "../../core/feed/unread.js";
import { get } from "../../core/net/api.js";
import { fetched, patiently } from "../../core/net/patience.js";
import { Socket } from "../../core/net/socket.js";
import { playersOf } from "../../core/state/players.js";
import { motion } from "../../core/state/settings.js";
import { Store } from "../../core/state/store.js";
import { showTab } from "../../core/table/attention.js";
import { gameOf } from "../../core/table/games.js";
import { Table } from "../../core/table/table.js";
import { LANG_CHANGED, load, t } from "../../core/text/i18n.js";
import { Banner } from "../../core/ui/banner.js";
import { element } from "../../core/ui/dom.js";
import { toast } from "../../core/ui/toast.js";
import { TableScreen } from "../table/table_screen.js";
import { join, stayAway } from "./join.js";
import { Outdated } from "./outdated.js";
import { showWatchers } from "./watchers.js";

/** Screens that are fetched when they are wanted. @type {Record<string, () => Promise<Data>>} */
const SCREENS = {
  lobby: () => import("../lobby/lobby.js"),
  end: () => import("../end/end.js"),
  replay: () => import("../replay/replay.js"),
  frozen: () => import("../table/frozen.js"),
};
/** The last blow is seen before the ranking covers it. */
const LAST_LOOK = 1800;

class Room {
  /** The code, or code and secret, as the page was opened: it lets one in everywhere. */ #key;
  #engine;
  #game;
  #store = new Store();
  #banner = new Banner();
  #outdated = new Outdated(() => this.#calm());
  #socket;
  #chat;
  #unread;
  /** @type {{update?: () => void, translate?: () => void, destroy: () => void}|null} */ #screen =
    null;
  #shown = "";
  #seat = null;
  #root = document.getElementById("main");

  constructor(key, engine, game) {
    this.#key = key;
    this.#engine = engine;
    this.#game = game;
    this.#socket = new Socket(`/ws/rooms/${key}`, {
      hello: () => ({
        type: "resume",
        at: this.#store.version,
        seat: this.#store.you?.seat ?? null,
      }),
      message: (message) => this.#heard(message),
      state: (state, why) => this.#banner.show(state, why?.text),
    });
    this.#chat = new Chat(this.#store, (text, channel) => this.#say(text, channel));
    this.#unread = new Unread(this.#chat);
    this.#store.on("gap", (at) => this.#resume(at));
    this.#store.on("room", () => this.#changed());
    this.#store.on("presence", () => this.#changed());
    this.#store.on("change", () => this.#tab());
    addEventListener("popstate", () => this.#changed());
    document.addEventListener(LANG_CHANGED, () => this.#translated());
  }

  #heard(message) {
    if (message.type === "hello") this.#outdated.heard(message.assets);
    // A frozen game says so on the table itself.
    else if (message.type === "reject" && message.code === this.#store.room?.game?.frozen) return;
    else if (message.type === "reject") toast(message.text, { kind: "bad" });
    else if (message.type === "pending") toast(message.text);
    else this.#take(message);
  }

  /** Whether a reload would take nothing from anybody: no word, no choice, no place in a replay. */
  #calm() {
    if (!this.#socket.answered || this.#chat.draft) return false;
    return this.#screen instanceof TableScreen
      ? this.#screen.calm
      : document.body.dataset.screen !== "replay";
  }

  #take(message) {
    try {
      this.#store.take(message);
    } catch (error) {
      // Whatever it was, the server knows how things stand.
      reportError(error);
      this.#resume(0);
    }
  }

  #resume(at) {
    this.#socket.send({ type: "resume", at, seat: this.#store.you?.seat ?? null });
  }

  /** Sent until it is answered; a refusal is shown. */
  async #ask(message) {
    try {
      return await this.#socket.ask(message);
    } catch (refusal) {
      if (refusal.text) toast(refusal.text, { kind: "bad" });
      throw refusal;
    }
  }

  async #say(text, channel) {
    if (this.#store.you.person === null) await this.#introduce();
    return this.#ask({ type: "chat", text, channel });
  }

  /** Watching needs no name, speaking does. */
  async #introduce() {
    const { withName } = await fetched(() => import("../account/name.js"));
    if (!(await withName(t("feed.send")))) throw { code: "no_name", text: "" };
    // Only a snapshot says who I am.
    this.#store.version = 0;
    this.#socket.renew();
  }

  #link = {
    act: (decision, action) => this.#ask({ type: "act", decision, action }),
    undo: () => this.#ask({ type: "undo" }),
    preview: (decision, action) => this.#socket.ask({ type: "preview", decision, action }),
    say: (message) => this.#socket.send(message),
    ask: (message) => this.#ask(message),
  };

  #changed() {
    const { room, you, presence } = this.#store;
    if (!room) return;
    if (room.status === "lobby" && this.#seat !== null && you.seat === null) stayAway(room.code);
    if (this.#seat !== you.seat) this.#chat.redraw();
    this.#seat = you.seat;
    Object.assign(document.getElementById("room-name"), {
      textContent: room.name,
      title: room.name,
    });
    showWatchers(document.getElementById("room-sub"), presence);
    this.#tab();
    const wanted = this.#wanted();
    if (wanted.key !== this.#shown) this.#open(wanted);
    else this.#screen?.update?.();
  }

  /** Which screen, and a key that changes whenever it has to be built anew. */
  #wanted() {
    const { room, you } = this.#store;
    const over = room.status === "over";
    if (over && new URLSearchParams(location.search).has("replay"))
      return { name: "replay", key: `replay ${room.game.id}` };
    if (over) return { name: "end", key: `end ${room.game.id}` };
    if (room.status === "playing" && this.#store.view.public)
      return { name: "table", key: `table ${this.#store.game.id} ${you.seat}` };
    if (room.game?.frozen) return { name: "frozen", key: `frozen ${room.game.id}` };
    return { name: "lobby", key: "lobby" };
  }

  #open({ name, key }) {
    const last = this.#screen instanceof TableScreen && name === "end" ? this.#screen.table : null;
    if (last && (last.busy || this.#shown !== `leaving ${key}`)) return this.#later(key, last);
    this.#shown = key;
    this.#build(name, key);
  }

  /** The old screen stays until the new one can take its place: nothing is ever empty. */
  #clear(name) {
    const held = this.#root.contains(document.activeElement);
    this.#screen?.destroy();
    this.#screen = null;
    this.#root.replaceChildren();
    document.body.dataset.screen = name;
    // Whoever pressed what is gone now goes on from the new screen, not from the top of the page.
    if (held) this.#root.focus({ preventScroll: true });
    this.#chat.redraw();
  }

  #later(key, table) {
    this.#shown = `leaving ${key}`;
    setTimeout(() => this.#changed(), motion() && !document.hidden ? LAST_LOOK : 0);
    table.on("busy", (busy) => !busy && this.#changed());
  }

  async #build(name, key) {
    const place = {
      key: this.#key,
      store: this.#store,
      link: this.#link,
      chat: this.#chat,
      game: this.#game,
      engine: this.#engine,
    };
    if (name === "table") {
      this.#clear(name);
      this.#screen = new TableScreen(this.#root, place);
      return;
    }
    const { mount } = await fetched(SCREENS[name]);
    if (this.#shown !== key) return;
    this.#clear(name);
    this.#screen = mount(this.#root, this.#context(name));
  }

  #context(name) {
    const store = this.#store;
    return {
      store,
      chat: this.#chat,
      key: this.#key,
      engine: this.#engine,
      game: this.#game,
      get data() {
        return store.room;
      },
      get you() {
        return store.you;
      },
      get presence() {
        return store.presence;
      },
      feed: element("div.chatbox", this.#chat.list, this.#chat.form),
      table: name === "lobby" ? null : this.#finalTable(),
      replay: (at) => this.#go(`?replay${at === undefined ? "" : `#at=${at}`}`),
      leave: () => this.#go(location.pathname),
    };
  }

  #finalTable() {
    const { view, you } = this.#store;
    const table = new Table({ seat: you.seat, players: playersOf(this.#store), parts: {} });
    table.view = view;
    return table;
  }

  #go(address) {
    history.pushState(null, "", address);
    this.#changed();
  }

  #tab() {
    const { room, decision } = this.#store;
    if (!room) return;
    const turn = room.status === "playing" && decision !== null;
    showTab({ turn, game: t("game.name"), room: room.name });
  }

  #translated() {
    this.#chat.redraw();
    this.#unread.draw();
    this.#changed();
    this.#screen?.translate?.();
  }
}

async function start() {
  const { key, engine } = document.body.dataset;
  const [games, game] = await Promise.all([
    patiently(() => get("/api/games", { quiet: true })),
    patiently(() => gameOf(engine)),
    patiently(() => load(undefined, engine)),
  ]);
  await join(key);
  new Room(
    key,
    games.find((one) => one.id === engine),
    game,
  );
}

// What no patience helps against stays on the page: there is nothing else on it.
start().catch((error) => {
  reportError(error);
  new Banner().show("closed", error.text ?? document.body.dataset.offline);
});
