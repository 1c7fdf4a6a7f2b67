// Who wants to know what.

export class Emitter {
  /** @type {Map<string, Set<Function>>} */ #listeners = new Map();

  /** @param {string} name @param {Function} listener @returns {() => void} stops listening */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit(name, value) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(value);
  }
}
