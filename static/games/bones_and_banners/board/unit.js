/** A unit in play: clockwise its banners, its dice, what I could do to it, its name, its number. */
import { element } from "../../../core/ui/dom.js";
import { die } from "../pieces/dice.js";
import { flag } from "../pieces/flag.js";
import { nameOf, shortName } from "../pieces/names.js";
import { use } from "../sprite.js";
import { thing } from "./thing.js";

/** The card, as far as I know it. @param {import("../client.js").Client} client @param {Data} unit @returns {string|null} */
export const cardOf = ({ mine }, { seq, card }) =>
  card ?? mine?.units[seq] ?? mine?.seen[seq] ?? null;

/** A unit in words. @param {import("../client.js").Client} client @param {Data} unit */
export function unitName(client, unit) {
  const { t } = client;
  const id = cardOf(client, unit);
  const values = { player: client.name(unit.owner), number: unit.seq };
  return id
    ? t("client.unit.known", { ...values, card: nameOf(t, id) })
    : t("client.unit.sealed", values);
}

/** @param {import("../client.js").Client} client @param {import("./places.js").Standing} standing */
export function drawUnit(client, { unit, column }) {
  const style = { "--column": String(column) };
  if (unit.wall) return wall(client, unit, style);
  const { t, has, seat } = client;
  const { seq, owner, dice, up, carried, ghost, banners } = unit;
  const id = cardOf(client, unit);
  const own = owner === seat;
  const name = ghost ? null : `unit:${seq}`;
  const mark = name ? client.on(name) : {};
  return thing(client, name, {
    tag: "div.troop",
    class: [
      `h${owner}`,
      up || ghost ? "up" : "down",
      own && "mine",
      carried && "carried",
      ghost && "ghost",
    ],
    mark,
    card: id,
    label: ghost ? nameOf(t, id) : said(client, unit, mark),
    props: { style, "data-unit": ghost ? "ghost" : seq },
    body: [
      !up && !ghost && use(id ? `letter-${owner}` : `order-${owner}`, { class: "env" }),
      id && [use(`u-${id}`, { class: "emb" }), element("span.nm", shortName(t, has, id))],
      banners !== undefined && flag(banners, owner),
      dice.length > 0 &&
        element(
          "span.dice",
          dice.map((symbol) => die(symbol)),
        ),
      element(
        "span.seq",
        carried ? use("k-stay", { label: t("client.unit.carried") }) : ghost ? "+" : seq,
      ),
      act(client, mark) ?? mask(client, unit),
    ],
  });
}

/** What pressing it would be. @param {import("../client.js").Client} client @param {import("../choosing/mark.js").ThingMark} mark */
function act({ t }, { may, bluff, verb }) {
  if (!may || verb === undefined) return null;
  return bluff
    ? element("span.act.mask", use("k-bluff", { label: t("client.unit.bluff") }))
    : element("span.act", use(`k-${verb}`, { label: t(`keyword.${verb}`) }));
}

/** My own unit that lies there as a Bluff. @param {import("../client.js").Client} client @param {Data} unit */
function mask({ t, outlook }, { seq, up }) {
  const link = !up && outlook?.links.find(({ unit }) => unit === seq);
  return link && link.verb === null
    ? element("span.act.mask", use("k-bluff", { label: t("client.unit.lies") }))
    : null;
}

/** @param {import("../client.js").Client} client @param {Data} unit @param {import("../choosing/mark.js").ThingMark} mark */
function said(client, unit, { verb }) {
  const { t } = client;
  const { dice, carried, up, banners } = unit;
  return [
    unitName(client, unit),
    dice.map((symbol) => t(`symbol.${symbol}`)).join(" + "),
    !up && t("client.unit.down"),
    banners !== undefined && t("client.unit.banners", { count: banners }),
    carried && t("client.unit.carried"),
    verb && t(`keyword.${verb}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {import("../client.js").Client} client @param {Data} wall @param {Data} style */
function wall({ t }, { owner }, style) {
  return element(
    "div.troop.up.wall",
    {
      class: `h${owner}`,
      style,
      "data-card": "stone-wall",
      tabindex: "0",
      role: "img",
      "aria-label": nameOf(t, "stone-wall"),
    },
    use("b-stone-wall", { class: "emb" }),
    element("span.nm", nameOf(t, "stone-wall")),
    flag(1, owner),
  );
}
