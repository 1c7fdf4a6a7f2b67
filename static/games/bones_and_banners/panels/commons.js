/** What belongs to nobody: the Reserve, the piles, and those who are Lost. */
import { element, icon, replace } from "../../../core/ui/dom.js";
import { smallBack } from "../cards/back.js";
import { verbsOf } from "../cards/verbs.js";
import { face } from "../pieces/dice.js";
import { drawingOf, nameOf, shortName } from "../pieces/names.js";
import { use } from "../sprite.js";

const PILES = ["recruit", "advisor", "building", "land"];
/** So many of the Lost are shown, the newest first. */
const LATEST = 4;

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { t, view, parts } = client;
  replace(
    parts.commons,
    element(
      "section.panel.commons",
      element("h2", t("client.pile.reserve"), element("small", t("client.pile.reserve.does"))),
      element(
        "div.reserve",
        view.reserve.map((id, at) => recruit(client, id, at)),
      ),
      element(
        "div.piles",
        PILES.map((pile) => stack(client, pile)),
      ),
      element(
        "div.ends",
        ossuary(client),
        element(
          "button.btn.quiet.memory",
          { "data-key": "memory", onclick: () => client.open("memory") },
          icon("eye"),
          element("span", t("client.memory")),
        ),
      ),
    ),
  );
}

function recruit(client, id, at) {
  const { t, has, cards } = client;
  const unit = cards.units[id];
  const [first] = verbsOf(unit);
  return element(
    "button.rsv",
    {
      "data-card": id,
      "data-key": `reserve-${at}`,
      "aria-label": nameOf(t, id),
      onclick: () => client.open("reserve"),
    },
    use(`u-${id}`, { class: "emb" }),
    element(
      "span.ds",
      unit.dice.map((symbol) => face(symbol, { label: t(`symbol.${symbol}`) })),
      element("b", unit.banners),
      first && use(`k-${first.keyword}`),
    ),
    element("span.nm", shortName(t, has, id)),
  );
}

function stack(client, pile) {
  const { t, view } = client;
  const count = view.piles[pile];
  return element(
    "button.pile",
    {
      dataset: { pile, key: `pile-${pile}` },
      "aria-label": t(`client.sheet.piles.${pile}`, { count }),
      onclick: () => client.open("piles"),
    },
    smallBack(pile),
    element("b", count),
    element("span", t(`client.pile.${pile}`)),
  );
}

function ossuary(client) {
  const { t, view } = client;
  const lost = [...view.armies.flatMap((army) => army.lost), ...view.gone];
  return element(
    "button.ossu",
    {
      "data-key": "ossuary",
      "aria-label": t("client.pile.lost.look", { count: lost.length }),
      onclick: () => client.open("lost"),
    },
    use("ossuary"),
    element(
      "span",
      element("span.d", t("client.pile.lost", { count: lost.length })),
      element(
        "span.who",
        lost.slice(-LATEST).map((id) => use(drawingOf(view, id), { label: nameOf(t, id) })),
      ),
    ),
  );
}
