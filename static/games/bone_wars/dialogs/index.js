/**
 * What lies over the table, or in the place of its map. Most visits need none of it at first: each dialog
 * is fetched, with its styles, when it is wanted.
 */
import { fetched } from "../../../core/net/patience.js";
import { notice } from "./notice.js";
import { lay, lift } from "./over.js";
import { styleOf } from "./styles.js";
import { dialogFor } from "./which_dialog.js";

export { dialogFor };

const MODULES = {
  draft: () => import("./draft/draft.js"),
  publish: () => import("./publish/publish.js"),
  debunk: () => import("./debunk/debunk.js"),
  pass: () => import("./pass/pass.js"),
  award: () => import("./award.js"),
  find: () => import("./find.js"),
  opponent: () => import("./opponent.js"),
  theodore: () => import("./theodore/theodore.js"),
  scored: () => import("./scored.js"),
};

/** @type {Map<string, Data>} those that are here */
const here = new Map();
const coming = new Map();

async function fetchDialog(name) {
  const [module] = await Promise.all([fetched(MODULES[name]), styleOf(name)]);
  here.set(name, module);
}

/** @param {import("../client.js").Client} client */
export function draw(client) {
  notice(client);
  const wanted = dialogFor(client);
  if (!wanted) return lift(client);
  if (wanted.keep) return undefined;
  const module = here.get(wanted.name);
  if (module) return lay(client, wanted, module);
  if (!coming.has(wanted.name)) coming.set(wanted.name, fetchDialog(wanted.name));
  coming.get(wanted.name).then(
    () => client.draw(),
    () => coming.delete(wanted.name),
  );
  return undefined;
}
