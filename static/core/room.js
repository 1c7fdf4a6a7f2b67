// The page of a room: one socket, and the lobby, the table or the end by the room's status.

import { get } from "./api.js";
import { showTab } from "./attention.js";
import { Banner } from "./banner.js";
import { Chat } from "./chat.js";
import { element } from "./dom.js";
import { gameOf } from "./games.js";
import { LANG_CHANGED, load, t } from "./i18n.js";
import { join, stayAway } from "./join.js";
import { Live } from "./live.js";
import { playersOf } from "./players.js";
import { motion } from "./settings.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { Table } from "./table.js";
import { toast } from "./toast.js";
import { showWatchers } from "./watchers.js";

/** The last blow is seen before the ranking covers it. */
const LAST_LOOK = 1800;

class Room {
  #code;
  #engine;
  #game;
  #store = new Store();
  #banner = new Banner();
  #socket;
  #chat;
  /** @type {{update?: () => void, translate?: () => void, destroy: () => void}|null} */ #screen = null;
  #shown = "";
  #seat = null;
  #root = document.getElementById("main");

  constructor(code, engine, game) {
    this.#code = code;
    this.#engine = engine;
    this.#game = game;
    this.#socket = new Socket(`/ws/rooms/${code}`, {
      hello: () => ({ type: "resume", at: this.#store.version, seat: this.#store.you?.seat ?? null }),
      message: (message) => this.#heard(message),
      state: (state, why) => this.#banner.show(state, why?.text),
    });
    this.#chat = new Chat(this.#store, (text, channel) => this.#say(text, channel));
    this.#store.on("gap", (at) => this.#resume(at));
    this.#store.on("room", () => this.#changed());
    this.#store.on("presence", () => this.#changed());
    this.#store.on("change", () => this.#tab());
    addEventListener("popstate", () => this.#changed());
    document.addEventListener(LANG_CHANGED, () => this.#translated());
  }

  #heard(message) {
    if (message.type === "reject") toast(message.text, { kind: "bad" });
    else this.#take(message);
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
    const { withName } = await import("../pages/name.js");
    if (!(await withName(t("table.name"), t("feed.send")))) throw { code: "no_name", text: "" };
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
    document.getElementById("room-name").textContent = room.name;
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
    if (over && new URLSearchParams(location.search).has("replay")) return { name: "replay", key: `replay ${room.game.id}` };
    if (over) return { name: "end", key: `end ${room.game.id}` };
    if (room.status === "playing" && this.#store.view.public) return { name: "table", key: `table ${this.#store.game.id} ${you.seat}` };
    return { name: "lobby", key: "lobby" };
  }

  #open({ name, key }) {
    const last = this.#screen instanceof Live && name === "end" ? this.#screen.table : null;
    if (last && (last.busy || this.#shown !== `leaving ${key}`)) return this.#later(key, last);
    this.#shown = key;
    this.#build(name, key);
  }

  /** The old screen stays until the new one can take its place: nothing is ever empty. */
  #clear(name) {
    this.#screen?.destroy();
    this.#screen = null;
    this.#root.replaceChildren();
    document.body.dataset.screen = name;
    this.#chat.redraw();
  }

  #later(key, table) {
    this.#shown = `leaving ${key}`;
    setTimeout(() => this.#changed(), motion() && !document.hidden ? LAST_LOOK : 0);
    table.on("busy", (busy) => !busy && this.#changed());
  }

  async #build(name, key) {
    const place = { code: this.#code, store: this.#store, link: this.#link, chat: this.#chat, game: this.#game, engine: this.#engine };
    if (name === "table") {
      this.#clear(name);
      this.#screen = new Live(this.#root, place);
      return;
    }
    const { mount } = await import(name === "replay" ? "./replay.js" : `../pages/${name}.js`);
    if (this.#shown !== key) return;
    this.#clear(name);
    this.#screen = mount(this.#root, this.#context(name));
  }

  #context(name) {
    const store = this.#store;
    return {
      code: this.#code,
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
      feed: element("div", { class: "chatbox" }, this.#chat.list, this.#chat.form),
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
    this.#changed();
    this.#screen?.translate?.();
  }
}

async function start() {
  const { code, engine } = document.body.dataset;
  const [games, game] = await Promise.all([get("/api/games"), gameOf(engine), load(undefined, engine)]);
  await join(code);
  new Room(code, games.find((one) => one.id === engine), game);
}

start().catch((error) => {
  reportError(error);
  if (!error.text) toast(document.body.dataset.offline, { kind: "bad" });
});
