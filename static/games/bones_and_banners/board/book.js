/** The open book: two lands on two pages, the dice in the gutter between them. A phone shows one page at a time. */
import { element, replace } from "../../../core/ui/dom.js";
import { flag } from "../pieces/flag.js";
import { nameOf } from "../pieces/names.js";
import { scenery } from "../pieces/scenery.js";
import { use } from "../sprite.js";
import { drawGutter } from "./gutter.js";
import { drawLand, sumOf } from "./land.js";
import { paged, pagesOf } from "./places.js";
import { drawUnit } from "./unit.js";

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, form, view } = client;
  client.pages = paged(client.pages, view.centre);
  const both = pagesOf(client);
  const [first, second] = both.map((each) => (each ? page(client, each) : blank(client)));
  parts.book.dataset.phase = view.phase;
  if (form !== "phone") {
    replace(
      parts.book,
      element("div.book", vine("left"), first, drawGutter(client), second, vine("right")),
    );
    return;
  }
  const pages = both.filter(Boolean);
  const shown =
    pages.find(({ field }) => field.land === looked(client)) ??
    pages.find((each) => holds(each, client.tale.now)) ??
    pages[0];
  replace(
    parts.book,
    pages.length > 0 &&
      element(
        "div.ptabs",
        pages.map((each) => tab(client, each, each === shown)),
      ),
    view.phase === "draft" && drawGutter(client),
    element("div.book", shown ? page(client, shown) : blank(client)),
  );
}

/** The land that a phone shows: the one that was tapped, else where the chosen order goes, or where it is counted. */
function looked({ land, chosen, decision, view }) {
  const there = (id) => view.centre.some((field) => field.land === id);
  return [land, chosen?.land, decision?.prompt.values.at].find((id) => id && there(id));
}

/** Whether what is told happens there. @param {import("./places.js").Page} page @param {import("../animate/tale.js").Line|null} line */
function holds({ field, theirs, mine }, line) {
  if (!line) return false;
  const { land, unit, target } = line.event;
  const standing = [theirs, mine].flatMap(({ outer, front }) => [...outer, ...front]);
  return (
    field.land === land || standing.some(({ unit: { seq } }) => seq === target || seq === unit)
  );
}

function vine(side) {
  const branch = () => use("vine", { viewBox: "0 0 24 96", preserveAspectRatio: "xMidYMin" });
  return element("div.margin", { class: side }, Array.from({ length: 6 }, branch));
}

/** @param {import("../client.js").Client} client @param {import("./places.js").Page} page */
function page(client, { field, theirs, mine }) {
  return element(
    "div.sheet-page",
    { dataset: { page: field.land }, role: "group", "aria-label": nameOf(client.t, field.land) },
    rank(client, theirs.outer, "outer"),
    rank(client, theirs.front, "front"),
    drawLand(client, field),
    rank(client, mine.front, "front"),
    rank(client, mine.outer, "outer"),
  );
}

function rank(client, standing, where) {
  const columns = Math.max(4, ...standing.map(({ column }) => column));
  return element(
    "div.rank",
    {
      class: [where, columns > 4 && "crowded", !standing.length && "none"],
      style: { "--columns": String(columns) },
    },
    standing.toSorted((a, b) => a.column - b.column).map((each) => drawUnit(client, each)),
    !standing.length && where === "front" && element("span.hint", client.t("client.land.nobody")),
  );
}

const blank = ({ t }) =>
  element("div.sheet-page.blank", element("span.estate.empty", t("client.land.dealt")));

/** One of the two lands, with both sums: which page a phone shows. */
function tab(client, { field }, shown) {
  const { t, seat, other, cards } = client;
  const may = !shown && client.on(`land:${field.land}`).may;
  return element(
    "button.ptab",
    {
      class: [shown && "on", may && "may"],
      "aria-pressed": String(shown),
      "data-key": `tab-${field.land}`,
      "data-land-tab": field.land,
      onclick: () => client.turnTo(field.land),
    },
    element("span.pic", scenery(client.view, field.land)),
    element(
      "span.what",
      element("b", { title: nameOf(t, field.land) }, nameOf(t, field.land)),
      element(
        "small",
        `${cards.lands[field.land].gold} · `,
        t(`client.land.short.${owner(field, client)}`),
      ),
    ),
    element(
      "span.vs",
      [other, seat].map((each) => flag(sumOf(client, field, each), each)),
    ),
  );
}

const owner = ({ ally }, { seat }) => (ally === null ? "free" : ally === seat ? "mine" : "theirs");
