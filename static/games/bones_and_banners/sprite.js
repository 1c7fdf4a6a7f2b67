/** The game's drawings, laid into the page. */
import { sprites } from "../../kit/sprite.js";

const { lay, piece, use } = sprites({ prefix: "bnb-" });

export { piece, use };

/** @param {string} file of this folder @returns {Promise<void>} when its drawings are here */
export const sprite = (file) => lay(new URL(`./${file}.svg`, import.meta.url));
