/** The client of Bad Bones (docs/client.md). */
import { Client } from "./client.js";
import { clients } from "./mounted.js";
import { sprite } from "./sprite.js";
import { styles } from "./styles.js";

export { choice, group } from "./choice.js";
export { fate } from "./fate.js";
export { highlight } from "./highlight.js";
export { mark } from "./log.js";
export { words } from "./words.js";

/** Points in the order in which the end page shows them. */
export const PARTS = ["tower", "village", "traps"];

// The table is not shown before it has its styles and drawings: nothing may jump.
await Promise.all([styles(), sprite()]);

/** @param {HTMLElement} root @param {object} table of docs/client.md */
export function mount(root, table) {
  const client = new Client(root, table);
  clients.set(root, client);
  return {
    update: (change) => client.update(change),
    destroy() {
      clients.delete(root);
      client.destroy();
    },
  };
}

/** The story is told once, at the end: its drawing is fetched then. */
export async function story(root, table, result) {
  const { draw } = await import("./story.js");
  draw(root, table, result);
}
