// One event as a line of the log.

import { has, t } from "../text/i18n.js";
import { nameOf, sentence } from "../text/sentence.js";
import { PLACES, placeText, words } from "../text/words.js";
import { element, use } from "../ui/dom.js";

/**
 * @param {GameEvent} event
 * @param {import("../table/table.js").Table} table
 * @param {GameClient} game the game's module
 * @param {import("../state/store.js").Change} change the event's, for words the event doesn't carry
 * @returns {HTMLLIElement|null} null where the event has no sentence
 */
export function line(event, table, game, change) {
  const player = table.players[event.seat];
  const key = sentenceKey(event, player, game.variant?.(event, table));
  if (!key) return null;
  const own = game.words?.(event, change, table);
  const values = { ...words(event), ...own };
  if (event.type === "rules.changed") values.changes = changes(event);
  if (player) values.player = nameOf(player);
  const target = table.players[event.target];
  // A game whose events aim at something else than a seat has a word for it.
  if (target && own?.target === undefined) values.target = nameOf(target);
  for (const name of PLACES) {
    if (typeof event[name] === "string")
      values[name] = placeLink(event[name], event.seat, table, game);
  }
  return element("li", mark(event, player, table, game), element("span", sentence(key, values)));
}

/** What has changed in the rules since the version the game went by, as the game tells it. @param {Data} event */
function changes({ from, to }) {
  const keys = Array.from({ length: to - from }, (_, step) => `rules.changed.${from + step + 1}`);
  return keys
    .filter(has)
    .map((key) => t(key))
    .join(" ");
}

/** The most special sentence there is: of this kind of event, or of all of its type. */
function sentenceKey({ type }, player, variant) {
  const keys = [variant && `log.${type}.${variant}`, player?.me && `log.${type}.me`, `log.${type}`];
  return keys.find((key) => key && has(key)) ?? null;
}

/** A game's own drawing, or the face of the player whose doing it was. */
const mark = (event, player, table, game) =>
  game.mark?.(event, table) ?? use(player ? `av-${player.avatar}` : "i-log");

function placeLink(at, seat, table, game) {
  if (!game.highlight) return document.createTextNode(placeText(at));
  const show = () => {
    table.emit("pointed", seat);
    game.highlight(table.root, at, seat);
  };
  return element("button.place", { onclick: show }, placeText(at));
}
