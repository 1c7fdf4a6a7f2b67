/** The game's drawings, and those of the interface, laid into the page. */
import { asset } from "../../core/net/asset.js";
import { sprites } from "../../kit/sprite.js";

const { lay, piece, use } = sprites({ prefix: "piece-" });

export { piece, use };

/** An icon of the interface, in the colour of the text. */
export const icon = (id, props) => use(`i-${id}`, { class: "i", ...props });

/** What every table needs: icons and faces, which are the interface's, and the game's pieces. */
const ALWAYS = [asset("core/icons.svg"), new URL("./pieces.svg", import.meta.url)];

/** @returns {Promise<unknown>} when the drawings are here that every table needs */
export const sprite = () => Promise.all(ALWAYS.map(lay));

/** Those that most tables never need: ruins, chiefs, weapons … */
export const moreSprite = () => lay(new URL("./pieces-more.svg", import.meta.url));
