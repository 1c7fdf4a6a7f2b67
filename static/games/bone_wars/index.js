/** The client of Bone Wars (docs/client.md, docs/bone_wars.md). */
import { fetched } from "../../core/patience.js";
import { Client } from "./client.js";
import { clients } from "./mounted.js";
import { sprite } from "./sprite.js";
import { styles } from "./styles.js";

export { choice, group } from "./choice.js";
export { highlight } from "./highlight.js";
export { mark, variant } from "./log.js";
export { rival } from "./rival.js";
export { TABS } from "./tabs.js";
export { words } from "./words.js";

/** Points in the order in which the end page shows them. */
export const PARTS = ["midgame_marsh", "midgame_cope", "final_marsh", "final_cope", "other"];

/** Phases before the first round: the log's headings name none. */
export const BEFORE = ["draft"];

// The table is not shown before it has its styles and signs: nothing may jump. Plates of species come as they are seen.
await Promise.all([styles(), sprite("pieces")]);

/** @param {HTMLElement} root @param {Table} table of docs/client.md */
export function mount(root, table) {
  const client = new Client(root, table);
  clients.set(root, client);
  return client;
}

/** The story is told once, at the end: its drawing is fetched then. */
export async function story(root, table, _result, past) {
  const { draw } = await fetched(() => import("./story.js"));
  draw(root, table, past);
}
