// What was sent and not yet answered. Sent again, with the same id, after a lost connection: the
// server knows the id and answers it without playing it twice.

import { newId } from "./ids.js";

/** @typedef {{code: string, text: string}} Refusal */

export class Outbox {
  /** @type {Map<string, {message: Said, resolve: Function, reject: Function}>} */
  #waiting = new Map();

  /**
   * @param {Said} message without its id
   * @returns {{message: Said, answer: Promise<Reply>}}
   */
  add(message) {
    const id = newId();
    const whole = { ...message, id };
    const answer = new Promise((resolve, reject) => {
      this.#waiting.set(id, { message: whole, resolve, reject });
    });
    return { message: whole, answer };
  }

  /**
   * `pending` answers nothing yet: the message stays until it is known what became of it.
   * @param {Reply} reply @returns {boolean} whether it was awaited
   */
  answered(reply) {
    if (reply.type === "pending") return false;
    const entry = reply.id && this.#waiting.get(reply.id);
    if (!entry) return false;
    this.#waiting.delete(reply.id);
    if (reply.type === "reject") entry.reject({ code: reply.code, text: reply.text });
    else entry.resolve(reply);
    return true;
  }

  get empty() {
    return this.#waiting.size === 0;
  }

  /** Everything still unanswered, oldest first. */
  get messages() {
    return [...this.#waiting.values()].map((entry) => entry.message);
  }

  /** The room is closed to us: nothing will be answered any more. @param {Refusal} refusal */
  refuseAll(refusal) {
    for (const entry of this.#waiting.values()) entry.reject(refusal);
    this.#waiting.clear();
  }
}
