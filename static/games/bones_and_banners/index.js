/** The client of Bones & Banners (docs/client.md, docs/bones_and_banners.md). */
import { fetched } from "../../core/net/patience.js";
import { Client } from "./client.js";
import { sprite } from "./sprite.js";
import { styles } from "./styles.js";

export { highlight } from "./board/highlight.js";
export { TABS } from "./panels/tabs.js";
export { choice } from "./say/choice.js";
export { mark, variant } from "./say/log.js";
export { words } from "./say/log_words.js";
export { SOUNDS } from "./sounds.js";

/** Points in the order in which the end page shows them. */
export const PARTS = [
  "Forest",
  "Meadow",
  "Hills",
  "Village",
  "Mine",
  "Crossroads",
  "Ruins",
  "Lake",
  "Castle",
];

// The table is not shown before it has its styles and drawings: nothing may jump.
await Promise.all([styles(), sprite("pieces")]);

/** A land as the log names it, pressable. @param {string} at @param {Translate} t */
export const place = (at, t) => t(`card.${at}.the`);

/** @param {HTMLElement} root @param {Table} table of docs/client.md */
export const mount = (root, table) => new Client(root, table);

/** The story is told once, at the end: its drawing is fetched then. */
export async function story(root, table, _result, past) {
  const { draw } = await fetched(() => import("./end/story.js"));
  return draw(root, table, past);
}
