// What the server has told us: the room, the game as I may see it, the chat, who is here.

import { Emitter } from "./emitter.js";
import { distinct } from "./names.js";
import { apply } from "./patch.js";
import { Repeats } from "./repeats.js";

/**
 * @typedef {object} Change one frame, or a snapshot, as the table is told of it
 * @property {GameEvent[]} events what happened, without what I have been told before
 * @property {Operation[]|null} public patch of the public view, null where it has not changed
 * @property {Operation[]|null} private likewise
 * @property {Decision|null} decision mine after this change
 * @property {boolean} decided whether this change brought the decision, or left it as it was
 * @property {boolean} canUndo
 * @property {boolean} fresh a snapshot: draw, don't animate
 * @property {View} before
 * @property {View} after
 * @property {number} version
 * @property {AbortSignal} [signal] of its animation: the person has skipped it, or acts
 */

/**
 * Emits `change` (a Change), `room`, `chat` (new messages), `presence`, `proposals`, `point` (what the
 * message says), and `gap` when frames are missing.
 */
export class Store extends Emitter {
  version = 0;
  /** @type {Room|null} */ room = null;
  /** @type {You|null} */ you = null;
  /** @type {Game|null} */ game = null;
  /** @type {View} */ view = { public: null, private: null };
  /** @type {Decision|null} */ decision = null;
  canUndo = false;
  /** @type {ChatLine[]} */ messages = [];
  /** @type {Presence} */ presence = { online: [], watching: [] };
  /** Null where nobody plans together. @type {Proposal[]|null} */ proposals = null;
  #repeats = new Repeats(null);

  /** @param {Message} message from the server */
  take(message) {
    if (message.type === "snapshot") this.#snapshot(message);
    else if (message.type === "frame") this.#frame(message);
    else if (message.type === "room") this.#roomChanged(message.room);
    else if (message.type === "chat") this.#chat(message.messages);
    else if (message.type === "presence") this.#presence(message);
    else if (message.type === "proposals") this.#proposed(message.proposals);
    else if (message.type === "point") this.emit("point", message);
  }

  #snapshot(message) {
    const before = this.view;
    this.version = message.version;
    this.you = message.you;
    this.game = message.game;
    this.view = { public: message.public, private: message.private };
    this.decision = message.decision;
    this.canUndo = Boolean(message.undo);
    this.#repeats = new Repeats(message.you.seat);
    this.proposals = null;
    this.#room(message.room);
    this.#changed({ events: [], public: null, private: null, fresh: true, decided: true, before });
  }

  #frame(message) {
    if (message.version <= this.version) return;
    if (message.version > this.version + 1) {
      this.emit("gap", this.version);
      return;
    }
    const before = this.view;
    this.view = {
      public: message.public ? apply(before.public, message.public) : before.public,
      private: message.private ? apply(before.private, message.private) : before.private,
    };
    this.version = message.version;
    if ("decision" in message) this.decision = message.decision;
    if ("undo" in message) this.canUndo = Boolean(message.undo);
    this.#changed({
      events: this.#repeats.news(message.events ?? []),
      public: message.public ?? null,
      private: message.private ?? null,
      fresh: false,
      decided: "decision" in message,
      before,
    });
  }

  #changed(change) {
    const { view: after, decision, canUndo, version } = this;
    this.emit("change", { ...change, after, decision, canUndo, version });
  }

  /** A new game comes with a snapshot; without one, what was resumed was another game's. */
  #roomChanged(room) {
    if ((room.game?.id ?? null) !== (this.game?.id ?? null)) {
      this.version = 0;
      this.emit("gap", 0);
    } else {
      this.#room(room);
    }
  }

  #room(room) {
    this.room = { ...room, seats: distinct(room.seats) };
    this.emit("room", this.room);
  }

  #chat(messages) {
    const known = new Set(this.messages.map((message) => message.n));
    const fresh = messages.filter((message) => !known.has(message.n));
    if (!fresh.length) return;
    this.messages = [...this.messages, ...fresh].sort((a, b) => a.n - b.n);
    this.emit("chat", fresh);
  }

  #proposed(proposals) {
    this.proposals = proposals;
    this.emit("proposals", proposals);
  }

  #presence({ online, watching }) {
    this.presence = { online, watching };
    this.emit("presence", this.presence);
  }
}
