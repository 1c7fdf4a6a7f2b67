/** The client of Bad Bones (docs/client.md). */
import { fetched } from "../../core/net/patience.js";
import { Screens } from "./screens.js";
import { moreSprite, sprite, use } from "./sprite.js";
import { styles } from "./styles.js";

export { highlight } from "./board/highlight.js";
export { place } from "./board/labels.js";
export { fate } from "./end/fate.js";
export { proposal } from "./plan/words.js";
export { choice, group } from "./say/choice.js";
export { mark, variant } from "./say/log.js";
export { words } from "./say/log_words.js";
export { SOUNDS } from "./sounds.js";
export { together } from "./view/mode.js";

/** Points in the order in which the end page shows them. */
export const PARTS = ["tower", "village", "traps"];

/** Phases before the first round: the log's headings name none. */
export const BEFORE = ["market"];

// The table is not shown before it has its styles and drawings: nothing may jump.
await Promise.all([styles(), sprite()]);

/** @param {HTMLElement} root @param {Table} table of docs/client.md */
export const mount = (root, table) => new Screens(root, table);

/** A chief, for the form of options. @param {string} id */
export function drawing(id) {
  moreSprite();
  return use(id);
}

/** The story is told once, at the end: its drawing is fetched then. */
export async function story(root, table, result) {
  const { draw } = await fetched(() => import("./end/story.js"));
  draw(root, table, result);
}

/** What is left of a cooperative table when it is over. @param {number|null} seat null: what is everybody's */
export async function remains(root, table, seat) {
  const { draw } = await fetched(() => import("./coop/remains.js"));
  draw(root, table, seat);
}
