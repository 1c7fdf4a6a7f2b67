/** The tabs of a phone. A badge counts the things on that page that I may choose. */
import { icon } from "../../../core/ui/dom.js";
import { clients } from "../../../kit/mounted.js";
import { offersOf } from "../choosing/offers.js";
import { taken } from "../choosing/things.js";
import { use } from "../sprite.js";

/** On which page a thing is; cards lie beside all of them. */
const LEAF = { land: "field", unit: "field", die: "field", built: "lands", mine: "lands" };

/** @param {string} leaf */
const counted = (leaf) => (table) => {
  const client = clients.get(table.root);
  if (!client?.decision || !client.view) return 0;
  const things = offersOf(client).flatMap(({ source, target }) => [source, target ?? source]);
  return [...new Set(things)].filter((each) => LEAF[taken(each).kind] === leaf).length;
};

const tab = (id, drawing) => ({
  id,
  text: `client.tab.${id}`,
  drawing,
  badge: counted(id),
});

/** See docs/client.md. */
export const TABS = [
  tab("field", () => use("ph-contest", { class: "i" })),
  tab("reserve", () => use("c-recruit", { class: "i" })),
  tab("lands", () => use("ph-land", { class: "i" })),
  { ...tab("feed", () => icon("chat")), feed: true },
];
