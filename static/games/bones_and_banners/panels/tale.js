/** Combat and contests of this round, to be read step by step; and, before a count, both sums line by line. */
import { element, icon, replace } from "../../../core/ui/dom.js";
import { flag } from "../pieces/flag.js";
import { nameOf } from "../pieces/names.js";
import { use } from "../sprite.js";
import { partsOf, reasonOf, told } from "./lines.js";

/** Steps of a round's end, in their order, with their signs. */
const STEPS = {
  reveal: "k-bluff",
  interrupt: "k-interrupt",
  enchant: "k-enchant",
  ambush: "k-ambush",
  duel: "k-duel",
  contest: "k-contest",
};
/** Each land is a step of its own. */
const LANDS = new Set(["contest.began", "land.conquered", "land.kept"]);
const DUELS = new Set(["duel", "charge", "flank"]);

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, tale, kind, decision } = client;
  const count = kind === "window.count" && counting(client, decision.prompt.values);
  const told = tale.there && (tale.closed ? opener(client) : steps(client));
  replace(parts.tale, count || told);
  parts.tale.hidden = !parts.tale.hasChildNodes();
  const panel = parts.tale.querySelector(".steps");
  if (panel) panel.scrollTop = panel.scrollHeight;
}

/** The tale in steps: what follows a fight belongs to its step. */
function grouped(lines) {
  const groups = [];
  let step = "reveal";
  for (const each of lines) {
    const { type, kind, land } = each.event;
    if (LANDS.has(type) && groups.at(-1)?.land !== land) {
      step = "contest";
      groups.push({ step, land, lines: [] });
    }
    if (type === "contest.began") continue;
    if (step !== "contest" && type === "fought") step = DUELS.has(kind) ? "duel" : kind;
    if (step !== "contest" && type === "enchanted") step = "enchant";
    if (groups.at(-1)?.step !== step) groups.push({ step, lines: [] });
    groups.at(-1).lines.push(each);
  }
  return groups.filter(({ lines: said }) => said.length);
}

/** It is closed, and can be read again. @param {import("../client.js").Client} client */
const opener = ({ t, tale }) =>
  element(
    "button.btn.quiet.tale-opener",
    { "data-key": "tale-open", onclick: () => tale.close(false) },
    icon("log"),
    element("span", t("client.tale.title")),
  );

/** @param {import("../client.js").Client} client */
function steps(client) {
  const { t, tale } = client;
  return element(
    "section.tale",
    { "aria-label": t("client.tale.title") },
    element(
      "header",
      element("h2", t("client.tale.title")),
      element(
        "button.close",
        {
          "data-key": "tale-close",
          "aria-label": t("client.tale.close"),
          onclick: () => tale.close(true),
        },
        icon("x"),
      ),
    ),
    element(
      "ol.steps",
      { tabindex: "0" },
      grouped(tale.lines).map(({ step, land, lines }) =>
        element(
          "li.tale-step",
          element("span.dotk", use(STEPS[step])),
          element(
            "div",
            element("b.d", land ? nameOf(t, land) : t(`client.tale.step.${step}`)),
            lines.map((each) => [told(client, each), sums(client, each)]),
          ),
        ),
      ),
    ),
  );
}

function sums(client, line) {
  const reason = reasonOf(client, line);
  return reason && element("p.sums", reason);
}

/** Both sides at a land, unit by unit. @param {import("../client.js").Client} client */
function counting(client, { at: id }) {
  const { t, view, seat, other, outlook } = client;
  const field = view.centre.find((each) => each.land === id);
  if (!field) return null;
  const falls = outlook?.lands[id]?.falls;
  return element(
    "section.tale.count",
    { "aria-label": t("client.count.title", { land: nameOf(t, id) }) },
    element("header", element("h2", t("client.count.title", { land: nameOf(t, id) }))),
    element(
      "div.steps",
      { tabindex: "0" },
      [other, seat].map((each) => side(client, field, each)),
      falls && element("p.verdict", { class: falls }, t(`client.land.falls.${falls}`)),
    ),
  );
}

function side(client, { land, sums: totals, walls }, owner) {
  const { t, view } = client;
  const here = view.units.filter((unit) => unit.land === land && unit.owner === owner && unit.up);
  return element(
    "div.side",
    { class: `h${owner}` },
    element(
      "div.hd",
      use(`charge-${owner}`),
      element("span", { title: client.name(owner) }, client.name(owner)),
      flag(totals[owner] ?? 0, owner),
    ),
    element(
      "ul",
      here.map(({ card, banners, parts, seq }) =>
        element(
          "li",
          { "data-card": card, "data-unit": seq },
          use(`u-${card}`),
          element("span", element("b", nameOf(t, card)), element("small", partsOf(client, parts))),
          element("span.n", banners),
        ),
      ),
      walls[owner] > 0 &&
        element(
          "li",
          use("b-stone-wall"),
          element("b", nameOf(t, "stone-wall")),
          element("span.n", walls[owner]),
        ),
    ),
  );
}
