/** A land in the centre: whose ally it is, what it is worth, and both sums where they are compared. */
import { element } from "../../../core/ui/dom.js";
import { smallBack } from "../cards/back.js";
import { flag } from "../pieces/flag.js";
import { gold } from "../pieces/gold.js";
import { nameOf } from "../pieces/names.js";
import { scenery } from "../pieces/scenery.js";
import { use } from "../sprite.js";
import { thing } from "./thing.js";

/** Longer names are set smaller. */
const LONG = 13;

/** Banners of a side as one may know them: `?` are sealed units. @param {import("../client.js").Client} client @param {Data} field @param {number} seat */
export function sumOf({ outlook, table, mine }, { land, sums, sealed }, seat) {
  const known = mine && outlook?.lands[land];
  if (known && seat === table.seat) return known.mine;
  if (!sealed[seat]) return sums[seat] ?? 0;
  return sums[seat] === null ? "?" : `${sums[seat]}+?`;
}

/** @param {import("../client.js").Client} client @param {Data} field */
export function drawLand(client, field) {
  const { t, view, cards, seat, other } = client;
  const { land } = field;
  const { terrain, gold: worth } = cards.lands[land];
  const name = `land:${land}`;
  const mark = client.on(name);
  return thing(client, name, {
    tag: "div.estate",
    class: [field.ally === other && "their"],
    mark,
    card: land,
    label: said(client, field),
    props: { "data-land": land },
    body: [
      element(
        "span.pic",
        scenery(view, land),
        ally(client, field),
        element("span.worth", gold(worth)),
      ),
      element(
        "span.say",
        element("span.d", { class: nameOf(t, land).length > LONG && "long" }, nameOf(t, land)),
        element("span.p", t(`terrain.${terrain}.short`)),
        fate(client, land),
        site(client, field),
      ),
      element(
        "span.sum",
        [other, seat].map((each) => flag(sumOf(client, field, each), each)),
      ),
      lab(client, mark),
    ],
  });
}

function ally(client, field) {
  if (field.ally === null) return null;
  return element(
    "span.ally",
    { class: [`h${field.ally}`, field.ally === client.seat ? "mine" : "theirs"] },
    use(`charge-${field.ally}`),
    element("span", { title: whose(client, field) }, whose(client, field)),
    field.kept && use("k-stay", { label: client.t("client.land.kept") }),
  );
}

const whose = (client, { ally: of }) =>
  client.t(`client.land.${of === client.table.seat ? "mine" : "theirs"}`, {
    player: client.name(of),
  });

/** What happens there by all that I know. */
function fate({ t, outlook, view }, land) {
  const falls = ["draft", "build", "rally", "activate"].includes(view.phase)
    ? null
    : outlook?.lands[land]?.falls;
  return falls && element("span.fate", { class: falls }, t(`client.land.falls.${falls}`));
}

/** What pressing it would be. @param {import("../client.js").Client} client @param {import("../choosing/mark.js").ThingMark} mark */
function lab({ t, kind }, { may, verb, bluff }) {
  if (!may) return null;
  if (verb === undefined) {
    return kind === "draft.pick" && element("span.lab", use("ph-land"), t("client.land.ally"));
  }
  return bluff
    ? element("span.lab.mask", use("k-bluff"), t("client.unit.bluff"))
    : element("span.lab", use(`k-${verb}`), t(`verb.${verb}`));
}

/** A building under construction. @param {import("../client.js").Client} client @param {Data} field */
function site({ t, view, table, mine }, { ally: of }) {
  if (of === null || !view.armies[of].under) return null;
  const known = of === table.seat ? mine?.under : null;
  return element(
    "span.site",
    smallBack("building"),
    element("span", known ? nameOf(t, known) : t("client.land.rising")),
  );
}

function said(client, field) {
  const { t, cards, seat, other } = client;
  return [
    `${nameOf(t, field.land)}, ${t("client.land.gold", { count: cards.lands[field.land].gold })}`,
    field.ally === null ? t("client.land.free") : whose(client, field),
    field.kept && t("client.land.kept"),
    t("client.land.sums", {
      mine: sumOf(client, field, seat),
      theirs: sumOf(client, field, other),
      me: client.name(seat),
      them: client.name(other),
    }),
  ]
    .filter(Boolean)
    .join(". ");
}
