/** Both seats: what they have, what of it others may know, their dice and buildings. A phone has a line of each, too. */
import { element, replace, use as sign } from "../../../core/ui/dom.js";
import { thing } from "../board/thing.js";
import { smallBack } from "../cards/back.js";
import { die } from "../pieces/dice.js";
import { gold } from "../pieces/gold.js";
import { nameOf } from "../pieces/names.js";
import { use } from "../sprite.js";

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, seat, other, form } = client;
  replace(parts.theirs, plate(client, other));
  replace(parts.yours, plate(client, seat));
  replace(parts.seats, form !== "desk" && [line(client, other), line(client, seat)]);
}

const face = (client, seat) =>
  sign(`av-${client.table.players[seat]?.avatar || "empty"}`, { class: "av" });

const token = ({ view, t }, seat) =>
  view.initiative === seat && use("initiative", { class: "init", label: t("client.seat.first") });

function counts({ t, view }, seat) {
  const { units, advisors, fresh, buildings } = view.armies[seat];
  const of = (key, count, drawing) =>
    element("span", { title: t(`client.seat.${key}`, { count }) }, drawing, element("b", count));
  return [
    of(
      "units",
      units,
      smallBack("unit", seat, { label: t("client.seat.units", { count: units }) }),
    ),
    of(
      "advisors",
      advisors + fresh,
      smallBack("advisor", undefined, {
        label: t("client.seat.advisors", { count: advisors + fresh }),
      }),
    ),
    of(
      "buildings",
      buildings,
      smallBack("building", undefined, { label: t("client.seat.buildings", { count: buildings }) }),
    ),
  ];
}

/** @param {import("../client.js").Client} client @param {number} seat */
function plate(client, seat) {
  const { t } = client;
  const army = client.army(seat);
  const name = client.name(seat);
  return element(
    "section.panel.seat",
    { class: `h${seat}`, "aria-label": name, dataset: { seat } },
    element(
      "div.who",
      face(client, seat),
      element("span", element("b", { title: name }, name), element("small", t(`house.${seat}`))),
      token(client, seat),
    ),
    element(
      "div.line",
      gold(army.gold, { label: t("client.seat.gold") }),
      element(
        "button.lk",
        { "data-key": `lands-${seat}`, onclick: () => client.open("lands", seat) },
        t("client.seat.lands", { count: army.lands.length }),
      ),
    ),
    element(
      "div.line",
      counts(client, seat),
      element(
        "span.lk",
        { title: t("client.seat.deck.does", { deck: army.deck, below: army.below }) },
        t("client.seat.deck", { deck: army.deck, below: army.below }),
      ),
    ),
    element("div.dicerow", dice(client, seat)),
    element("div.blds", buildings(client, seat), states(client, army)),
  );
}

/** Those still to be played, then those that were, then places of those not drafted yet. */
function dice(client, seat) {
  const { dice: left, spent } = client.army(seat);
  const own = seat === client.table.seat;
  const { pool, armies } = client.view;
  const drafted = armies.reduce((sum, army) => sum + army.dice.length, 0);
  const empty = pool.length ? Math.max(0, (pool.length + drafted) / 2 - left.length) : 0;
  return [
    left.map((symbol) =>
      thing(client, own ? `mine:${symbol}` : null, {
        tag: "span.die-box",
        body: die(symbol, { label: client.t(`symbol.${symbol}`) }),
      }),
    ),
    spent.map((symbol) => die(symbol, { used: true })),
    Array.from({ length: empty }, () => die(null)),
  ];
}

function buildings(client, seat) {
  const { t, table, mine } = client;
  const army = client.army(seat);
  const own = seat === table.seat;
  const hidden = own && mine?.under;
  return [
    army.built.map(({ card, used }) =>
      thing(client, own ? `built:${card}` : null, {
        tag: "span.bld",
        class: used && "used",
        card,
        label: t(used ? "client.seat.used" : "client.seat.built", { card: nameOf(t, card) }),
        body: [
          use(`b-${card}`),
          client.cards.buildings[card].arrow && element("span.arr", sign("i-right")),
        ],
      }),
    ),
    army.under &&
      element(
        "span.bld.rise",
        {
          title: hidden
            ? t("client.seat.under.mine", { card: nameOf(t, hidden) })
            : t("client.seat.under"),
        },
        smallBack("building", undefined, { label: t("client.seat.under") }),
      ),
  ];
}

/** What holds until later, and is known to both. */
const states = ({ t }, { mason, herald, rests }) =>
  Object.entries({ mason, herald, rests })
    .filter(([, is]) => is)
    .map(([name]) =>
      element("span.state", { title: t(`client.seat.${name}.does`) }, t(`client.seat.${name}`)),
    );

/** In one line of a phone. */
function line(client, seat) {
  const army = client.army(seat);
  const name = client.name(seat);
  return element(
    "div.pseat",
    { class: `h${seat}`, dataset: { seat } },
    token(client, seat),
    face(client, seat),
    element("span.nm", element("b", { title: name }, name), element("small", counts(client, seat))),
    gold(army.gold, { label: client.t("client.seat.gold") }),
    element("span.bar", {
      style: { "--part": String(Math.min(1, army.gold / client.view.goal)) },
    }),
  );
}
