/**
 * What lies over the book: the sheet of a decision that is about cards, or something the person has opened. Most
 * visits need none of it at first: all of them are fetched when the first is wanted.
 */
import { fetched } from "../../../core/net/patience.js";
import { element } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { remember } from "../memory/seen.js";
import { sprite } from "../sprite.js";
import { load } from "../styles.js";
import { framed } from "./sheet.js";

/** The decisions that are made on a sheet. */
const ASKED = new Set([
  "land.activate",
  "recruit",
  "sorceress.name",
  "lost.return",
  "dame.destroy",
]);

/** @type {typeof import("./sheets.js")|null} */
let sheets = null;

async function learn() {
  const [module] = await Promise.all([
    fetched(() => import("./sheets.js")),
    load("sheets"),
    load("tips"),
    sprite("pieces-more"),
  ]);
  sheets = module;
}

/** Which decisions were put aside, so that the table below can be seen. @type {WeakMap<object, string>} */
const aside = new WeakMap();

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, table, opened } = client;
  remember(client);
  const wanted = Boolean(opened) || ASKED.has(client.kind);
  const coming = wanted && !sheets;
  if (coming) learn().then(() => client.gone || draw(client));
  const from = opened ? [opened, client.view] : asks(client);
  still(parts.over, [table.lang, coming, ...from], () => {
    if (!wanted || coming) return null;
    return opened ? told(client) : asked(client);
  });
  parts.over.hidden = !parts.over.hasChildNodes();
  parts.over.ariaBusy = String(coming);
}

/** What the sheet of the open decision is drawn from. @param {import("../client.js").Client} client */
const asks = (client) => [
  client.decision?.id,
  client.chosen,
  client.view.asked,
  client.form,
  aside.get(client) === client.decision?.id,
];

/** @param {import("../client.js").Client} client */
function asked(client) {
  const { kind, decision, t } = client;
  const put = (away) => () => {
    if (away) aside.set(client, decision.id);
    else aside.delete(client);
    draw(client);
  };
  if (aside.get(client) !== decision.id)
    return framed(client, sheets.ASKED[kind](client), put(true));
  return element(
    "button.btn.put-aside",
    { "data-key": "close", onclick: put(false) },
    t("client.sheet.back"),
  );
}

/** @param {import("../client.js").Client} client */
function told(client) {
  const { name, arg } = client.opened;
  return framed(client, sheets.OPENED[name](client, arg), () => client.close());
}
