/** A game's own keys. They come before those that every table has (`core/table/keys.js`). */
import { whenPressed } from "../core/ui/pressed.js";

/**
 * @param {(event: any) => unknown} own whether the key has done something: then nobody else hears of it
 * @returns {() => void} stops listening
 */
export const keyboard = (own) => whenPressed(document, own);
