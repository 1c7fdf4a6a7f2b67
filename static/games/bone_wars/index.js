/** The client of Bone Wars (docs/client.md, docs/bone_wars.md). */
import { fetched } from "../../core/net/patience.js";
import { Client } from "./client.js";
import { sprite } from "./sprite.js";
import { styles } from "./styles.js";

export { highlight } from "./board/highlight.js";
export { rival } from "./end/rival.js";
export { TABS } from "./panels/tabs.js";
export { choice, group } from "./say/choice.js";
export { mark, variant } from "./say/log.js";
export { words } from "./say/log_words.js";

/** Points in the order in which the end page shows them. */
export const PARTS = ["midgame_marsh", "midgame_cope", "final_marsh", "final_cope", "other"];

/** Phases before the first round: the log's headings name none. */
export const BEFORE = ["draft"];

// The table is not shown before it has its styles and signs: nothing may jump. Plates of species come as they are seen.
await Promise.all([styles(), sprite("pieces")]);

/** @param {HTMLElement} root @param {Table} table of docs/client.md */
export const mount = (root, table) => new Client(root, table);

/** The story is told once, at the end: its drawing is fetched then. */
export async function story(root, table, _result, past) {
  const { draw } = await fetched(() => import("./end/story.js"));
  draw(root, table, past);
}
