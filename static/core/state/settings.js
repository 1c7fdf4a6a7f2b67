// What this browser remembers: sound, speed, notifications.

import { Emitter } from "./emitter.js";

const DEFAULTS = { sound: true, speed: 1, notify: false };
const KEY = "boneyard.settings";

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

class Settings extends Emitter {
  #values = { ...DEFAULTS, ...stored() };

  get(name) {
    return this.#values[name];
  }

  set(name, value) {
    this.#values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // Storage is refused: it holds for this page only.
    }
    this.emit(name, value);
  }
}

export const settings = new Settings();

export const SPEEDS = [1, 2, 4, 0];

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** 1, 2, 4, or 0: nothing moves. */
export const motion = () => (calm.matches ? 0 : settings.get("speed"));
