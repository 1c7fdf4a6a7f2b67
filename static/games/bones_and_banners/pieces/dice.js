/** Dice, and the small signs of their faces. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** A face as its drawing is called. @param {string} symbol "Boot" */
const drawn = (symbol) => symbol.toLowerCase();

/**
 * @param {string|null} symbol `null`: the place of a die that nobody has yet
 * @param {{used?: boolean, label?: string, class?: any} & Data} [props]
 */
export const die = (symbol, { used = false, label, class: more, ...props } = {}) =>
  element(
    "span.die",
    { class: [used && "used", !symbol && "slot", more].flat(), ...props },
    use(`die-${symbol ? drawn(symbol) : "slot"}`, { label }),
  );

/** The sign alone, in the colour of its face. @param {string} symbol @param {{label?: string, class?: any}} [props] */
export const face = (symbol, { class: more, ...props } = {}) =>
  use(`f-${drawn(symbol)}`, { class: ["face", `face-${drawn(symbol)}`, more].flat(), ...props });
