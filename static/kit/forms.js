/**
 * The form of a large table, by the room there is: `desk` (all on one screen, as large as the window lets it be), `narrow`
 * (the same parts below each other), `phone` (one page at a time).
 */
import { roomOf, whenResized } from "./room.js";

/** @typedef {"desk"|"narrow"|"phone"} Form */

/** The whole table in rem: whoever has more room sees it larger. */
const WIDTH = 85.375;
const HEIGHT = 44.5;
/** In a low window the letters stay as large as this, and the desk's foot is reached by scrolling. */
const READABLE = 14;
/** In narrower ones the parts go below each other. */
const NARROW = 13.4 * WIDTH;
const LOW = 500;

/** @param {number} width @param {number} height @returns {{form: Form, size: number|null}} `size` of a rem, null: as the person has it */
function formFor(width, height) {
  if (width < 760) return { form: "phone", size: null };
  if (width < NARROW || height < LOW) return { form: "narrow", size: null };
  return { form: "desk", size: Math.min(width / WIDTH, Math.max(height / HEIGHT, READABLE)) };
}

/**
 * Lets a root have a form, and makes its letters as large as that form wants them.
 * @param {HTMLElement} root @param {(form: Form) => void} formed called at once, and whenever there is another room
 * @returns {() => void} stops, and gives the letters their own size again
 */
export function inForm(root, formed) {
  const fit = (width, height) => {
    const { form, size } = formFor(width, height);
    document.documentElement.style.fontSize = size ? `${size.toFixed(3)}px` : "";
    formed(form);
  };
  fit(...roomOf(root));
  const stop = whenResized(root, fit);
  return () => {
    stop();
    document.documentElement.style.fontSize = "";
  };
}
