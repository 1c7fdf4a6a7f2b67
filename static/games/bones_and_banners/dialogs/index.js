/**
 * What lies over the book: the sheet of a decision that is about cards, or something the person has opened. The
 * first are here at once; the others are fetched when one of them is wanted.
 */

import { fetched } from "../../../core/net/patience.js";
import { element } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { remember } from "../memory/seen.js";
import { destroy, lost } from "./choose.js";
import { land } from "./land.js";
import { names } from "./names.js";
import { recruit } from "./recruit.js";
import { framed } from "./sheet.js";

const ASKED = {
  "land.activate": land,
  recruit,
  "sorceress.name": names,
  "lost.return": lost,
  "dame.destroy": destroy,
};

/** @type {typeof import("./opened.js")|null} */
let opened = null;
const learn = async () => (opened = await fetched(() => import("./opened.js")));

/** Which decisions were put aside, so that the table below can be seen. @type {WeakMap<object, string>} */
const aside = new WeakMap();

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, table } = client;
  remember(client);
  const from = client.opened ? reads(client) : asks(client);
  still(parts.over, [table.lang, client.opened, ...from], () =>
    client.opened ? told(client) : asked(client),
  );
  parts.over.hidden = !parts.over.hasChildNodes();
}

/** What a sheet to read is drawn from: anything may change below it. @param {import("../client.js").Client} client */
const reads = ({ view }) => [Boolean(opened), view];

/** What the sheet of the open decision is drawn from. @param {import("../client.js").Client} client */
const asks = (client) => [
  client.decision?.id,
  client.chosen,
  client.view.asked,
  aside.get(client) === client.decision?.id,
];

/** @param {import("../client.js").Client} client */
function asked(client) {
  const { kind, decision, t } = client;
  const sheet = ASKED[kind];
  if (!sheet) return null;
  const put = (away) => () => {
    if (away) aside.set(client, decision.id);
    else aside.delete(client);
    draw(client);
  };
  if (aside.get(client) !== decision.id) return framed(client, sheet(client), put(true));
  return element(
    "button.btn.put-aside",
    { "data-key": "close", onclick: put(false) },
    t("client.sheet.back"),
  );
}

/** @param {import("../client.js").Client} client */
function told(client) {
  if (!opened) {
    learn().then(() => client.gone || draw(client));
    return null;
  }
  const { name, arg } = client.opened;
  const sheet = opened.OPENED[name];
  return sheet ? framed(client, sheet(client, arg), () => client.close()) : null;
}
