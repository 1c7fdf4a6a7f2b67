/** The game's drawings, laid into the page. Their labels are their tooltips as well. */
import { sprites } from "../../kit/sprite.js";

const { lay, piece, use } = sprites({ prefix: "bw-", titled: true });

export { piece, use };

/** A sign, as large as its place says. @param {string} id of pieces.svg @param {{label?: string, class?: any}} [props] */
export const icon = (id, { class: more, ...props } = {}) =>
  use(id, { class: ["i", more].flat(2), ...props });

/** @param {string} file of this folder @returns {Promise<void>} when its drawings are here */
export const sprite = (file) => lay(new URL(`./${file}.svg`, import.meta.url));
