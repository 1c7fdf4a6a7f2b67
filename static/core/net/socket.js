// One connection to a room, kept alive: pings, reconnects, sends unanswered messages again.

import { wait } from "./backoff.js";
import { Outbox } from "./outbox.js";

const PING_EVERY = 4000;
const MISSED_PINGS = 3;
/** Close codes after which coming back is pointless (docs/protocol.md). */
const FINAL = new Set([4001, 4003, 4010]);

/**
 * @typedef {object} Listener
 * @property {() => Said} hello the first message of each connection (`resume`)
 * @property {(message: Message) => void} message
 * @property {(state: "connecting"|"open"|"lost"|"closed", why?: {code: number, text?: string}) => void} state
 */

export class Socket {
  #url;
  #listener;
  #outbox = new Outbox();
  /** @type {WebSocket|null} */ #socket = null;
  #attempt = 0;
  #retry = 0;
  #pinger = 0;
  #unheard = 0;
  /** @type {{code: string, text: string}|null} */ #bye = null;
  #ended = false;

  /** @param {string} path @param {Listener} listener */
  constructor(path, listener) {
    this.#url = `${location.origin.replace(/^http/, "ws")}${path}`;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether everything that was asked has been answered. */
  get answered() {
    return this.#outbox.empty;
  }

  /** Sent now or never: pings, looks, resumes. @param {Said} message */
  send(message) {
    if (this.open) this.#socket.send(JSON.stringify(message));
  }

  /**
   * Sent until it is answered, across reconnections. Resolves with the answer, rejects with
   * `{code, text}`.
   * @param {Said} message
   */
  ask(message) {
    const { message: whole, answer } = this.#outbox.add(message);
    this.send(whole);
    return answer;
  }

  /** Connects anew at once: the server should see who I am now. */
  renew() {
    const old = this.#socket;
    clearInterval(this.#pinger);
    this.#connect();
    old?.close(1000);
  }

  close() {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pinger);
    this.#socket?.close(1000);
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#retry = 0;
    this.#bye = null;
    this.#listener.state("connecting");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    // A socket that was given up may still speak: only the current one is listened to.
    const current = (handler) => (event) => socket === this.#socket && handler(event);
    socket.onopen = current(() => this.#opened());
    socket.onmessage = current((event) => this.#heard(JSON.parse(event.data)));
    socket.onclose = current((event) => this.#lost(event.code));
  }

  #opened() {
    this.#unheard = 0;
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.send(this.#listener.hello());
    for (const message of this.#outbox.messages) this.send(message);
    this.#listener.state("open");
  }

  #heard(message) {
    this.#unheard = 0;
    if (message.type === "bye") this.#bye = message;
    else this.#attempt = 0; // who is turned away again and again waits longer each time
    if (message.type === "pong") return;
    if ("id" in message && this.#outbox.answered(message)) return;
    this.#listener.message(message);
  }

  #ping() {
    this.#unheard += 1;
    if (this.#unheard <= MISSED_PINGS) return this.send({ type: "ping" });
    // Dead, though nobody told us: closing would wait for an answer that does not come.
    const dead = this.#socket;
    this.#lost(1006);
    dead.close();
  }

  #lost(code) {
    clearInterval(this.#pinger);
    this.#socket = null;
    if (this.#ended) return;
    const why = { code, text: this.#bye?.text };
    if (FINAL.has(code)) {
      this.close();
      this.#outbox.refuseAll({ code: "closed", text: why.text ?? "" });
      return this.#listener.state("closed", why);
    }
    this.#listener.state("lost", why);
    this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt));
    this.#attempt += 1;
  }

  /** The network or the person is back: don't sit out the rest of the wait. */
  #hurry = () => {
    if (this.#retry && !document.hidden && navigator.onLine) this.#connect();
  };
}
