/**
 * What is printed on a card, by its kind. `small` is the size of the hand: verbs and short texts only.
 *
 * @typedef {import("./card.js").Reader} Reader
 */
import { element } from "../../../core/ui/dom.js";
import { flag } from "../pieces/flag.js";
import { inFigures } from "../pieces/gold.js";
import { drawingOf } from "../pieces/names.js";
import { scenery } from "../pieces/scenery.js";
import { use } from "../sprite.js";
import { verbSign, verbsOf } from "./verbs.js";

/** The line below the picture: what kind of card it is. */
const LINES = {
  unit: ({ t, view }, id) => {
    const { type, loyalist } = view.cards.units[id];
    return `${t(`type.${type}`)} · ${t(loyalist ? "kind.loyalist" : "kind.recruit")}`;
  },
  building: ({ t, view }, id) =>
    t(view.cards.buildings[id].arrow ? "kind.building.arrow" : "kind.building"),
  advisor: ({ t, view }, id) =>
    `${t("kind.advisor")} · ${t(`window.${view.cards.advisors[id].window}`)}`,
  land: ({ t, view }, id) => {
    const { terrain, gold } = view.cards.lands[id];
    return gold ? `${t(`terrain.${terrain}`)} · ${t("kind.land")}` : t("kind.land");
  },
};

/** @param {Reader} reader @param {import("../pieces/names.js").Kind} kind @param {string} id */
export const lineOf = (reader, kind, id) => LINES[kind](reader, id);

/** What the card does; lands of one terrain all do the same. @param {Reader} reader @param {import("../pieces/names.js").Kind} kind @param {string} id */
function sentenceOf({ t, view }, kind, id, small) {
  if (kind === "land") {
    const { terrain } = view.cards.lands[id];
    return t(small ? `terrain.${terrain}.short` : `terrain.${terrain}.text`);
  }
  return t(small ? `card.${id}.short` : `card.${id}.text`);
}

const arms = ({ view }, id) => use(drawingOf(view, id), { class: "arms" });

const verbs = (t, unit) =>
  element(
    "span.verbs",
    verbsOf(unit).map((verb) => verbSign(t, verb)),
  );

/** @type {Record<string, (reader: Reader, id: string, seat: number) => any>} */
const FACES = {
  unit: (reader, id, seat) => {
    const { t, view } = reader;
    const { dice, banners } = view.cards.units[id];
    return [
      arms(reader, id),
      element(
        "span.symbols",
        dice.map((symbol) => use(`die-${symbol.toLowerCase()}`, { label: t(`symbol.${symbol}`) })),
      ),
      flag(banners, seat, { label: t("client.card.banners") }),
    ];
  },
  building: (reader, id) => arms(reader, id),
  advisor: (reader, id) => arms(reader, id),
  land: ({ t, view }, id) => {
    const { gold } = view.cards.lands[id];
    return [
      element("span.scene", scenery(view, id)),
      gold > 0 &&
        element("span.coin", use("gold", { label: t("client.card.gold") }), inFigures(gold)),
    ];
  },
};

/** Longer sentences are set smaller. */
const LONG = 60;

/** What is said below the picture. */
function saidOn(reader, kind, id, small) {
  const text = !(small && kind === "unit") && sentenceOf(reader, kind, id, small);
  return element(
    "span.words",
    !small && element("span.kind", lineOf(reader, kind, id)),
    kind === "unit" && verbs(reader.t, reader.view.cards.units[id]),
    text && element("span.sentence", { class: text.length > LONG && "long" }, text),
  );
}

/** @param {Reader} reader @param {import("../pieces/names.js").Kind} kind @param {string} id @param {number} seat @param {boolean} small */
export const faceOf = (reader, kind, id, seat, small) => [
  FACES[kind](reader, id, seat),
  saidOn(reader, kind, id, small),
];
