/** Every action as a sentence for the list of choices (docs/client.md). */
import { bringing } from "../dialogs/brings.js";
import { inFigures } from "../pieces/gold.js";
import { nameOf } from "../pieces/names.js";
import { listed } from "../tips/listed.js";
import { bySource, targetName } from "./names.js";

/** A thing and more about it: "Sorceress: Archers (Nour)". @param {Translate} t @param {string} first @param {(string|null|undefined|false)[]} more */
function about(t, first, ...more) {
  const rest = more.filter(Boolean);
  return rest.length ? t("client.say.about", { first, more: rest.join(" · ") }) : first;
}

/** What a card that is played is about. @param {Table} table @param {Action} action */
function aim(table, { unit, land, card, die }) {
  if (card) return nameOf(table.t, card);
  if (die) return table.t(`symbol.${die}`);
  return unit === undefined && !land ? null : targetName(table, { unit, land });
}

const symbols = (table, dice) =>
  listed(
    table,
    dice.map((symbol) => table.t(`symbol.${symbol}`)),
  );

/** @param {Action} action @param {Table} table */
const card = ({ card: id }, { t }) => nameOf(t, id);

/** By the type of action. @type {Record<string, (action: Action, table: Table) => string|undefined>} */
const SENTENCES = {
  "rally.retreat": card,
  "land.activate": ({ land }, { t, view }) =>
    about(t, nameOf(t, land), bringing({ t, mine: view.private }, land)),
  "recruit.keep": (_, { t, view }) =>
    about(t, t("action.recruit.keep"), view.private.drawn && nameOf(t, view.private.drawn)),
  "recruit.exchange": card,
  "lost.return": card,
  "draft.die": ({ symbol }, { t, view }) => {
    const count = view.private?.moves?.[symbol];
    return about(t, t(`symbol.${symbol}`), count !== undefined && t("client.say.moves", { count }));
  },
  "draft.ally": ({ land }, { t, view }) =>
    about(t, nameOf(t, land), inFigures(view.public.cards.lands[land].gold)),
  "draft.reroll": ({ by, dice }, table) =>
    about(table.t, bySource(table, by), symbols(table, dice)),
  "build.use": (action, table) =>
    about(table.t, nameOf(table.t, action.building), aim(table, action)),
  "build.start": ({ building }, { t }) => nameOf(t, building),
  "die.unit": ({ card: id, dice }, { t, view }) =>
    about(
      t,
      nameOf(t, id),
      dice === 2 && t("client.say.two_dice"),
      view.private?.fits?.[id]?.fits === false && t("keyword.bluff"),
    ),
  "die.buy": ({ pile }, { t }) => t(`client.say.buy.${pile}`),
  "unit.target": ({ unit, land }, table) => {
    const { t, view, decision } = table;
    const fit = view.private?.fits?.[decision?.prompt.values?.card];
    const verb = fit?.verbs[unit ?? land];
    const does = fit && t(verb ? `keyword.${verb}` : "keyword.bluff");
    return about(t, targetName(table, { unit, land }), does);
  },
  "advisor.play": (action, table) =>
    about(table.t, nameOf(table.t, action.advisor), aim(table, action)),
  "building.use": (action, table) =>
    about(table.t, nameOf(table.t, action.building), aim(table, action)),
  "sorceress.name": card,
  "dame.destroy": ({ building }, { t, view }) =>
    view.public.cards.buildings[building]
      ? nameOf(t, building)
      : t("client.sheet.destroy.construction"),
  "window.pass": ({ rest }, { t }) => (rest ? t("client.say.pass.rest") : undefined),
};

/**
 * @param {Action} action @param {Table} table
 * @returns {string|undefined} nothing for what needs no words of its own: core has the message of its type
 */
export const choice = (action, table) => SENTENCES[action.type]?.(action, table);
