/** Naming a sealed unit for the Sorceress: all 32 kinds, those that would be no bluff there first. */
import { element } from "../../../core/ui/dom.js";
import { nameOf, shortName } from "../pieces/names.js";
import { use } from "../sprite.js";
import { markFor } from "./mark.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export function names(client) {
  const { t, actions, mine } = client;
  const all = actions.filter(({ type }) => type === "sorceress.name").map((action) => action.card);
  const fits = (id) => mine.fits?.[id]?.fits ?? true;
  return {
    title: t("prompt.sorceress.name"),
    kind: "naming",
    body: [
      group(client, "client.sheet.names.honest", all.filter(fits)),
      group(
        client,
        "client.sheet.names.bluffs",
        all.filter((id) => !fits(id)),
        "others",
      ),
    ],
  };
}

/** @param {import("../client.js").Client} client @param {string} heading @param {string[]} ids @param {string} [kind] */
const group = (client, heading, ids, kind) =>
  ids.length > 0 && [
    element("h3", client.t(heading)),
    element(
      "div.names",
      { class: kind },
      ids.map((id) => chip(client, id)),
    ),
  ];

function chip(client, id) {
  const { t, has } = client;
  const { chosen, press } = markFor(client, { type: "sorceress.name", card: id });
  return element(
    "button.name-chip",
    {
      class: chosen && "chosen",
      "data-card": id,
      "data-key": `name-${id}`,
      "aria-pressed": String(Boolean(chosen)),
      "aria-label": nameOf(t, id),
      onclick: press,
    },
    use(`u-${id}`),
    element("span", shortName(t, has, id)),
  );
}
