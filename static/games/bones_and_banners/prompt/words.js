/** What the buttons of the strip say. */
import { words } from "../../../core/text/words.js";
import { unitName } from "../board/unit.js";
import { listed } from "../tips/listed.js";

/** Fields of actions that are cards. */
const CARDS = ["card", "advisor", "building", "land"];

/** The values of an action or of a question as words. @param {import("../client.js").Client} client @param {Data} values @returns {Data} */
export function inWords(client, values) {
  const { t, has, table, view } = client;
  const said = words(values);
  for (const name of CARDS) {
    const key = `card.${values[name]}.the`;
    if (has(key)) said[name] = t(key);
  }
  if (values.die) said.symbol = t(`symbol.${values.die}`);
  if (Array.isArray(values.dice))
    said.dice = listed(table, values.dice.map((symbol) => t(`symbol.${symbol}`)));
  const unit = view.units.find(({ seq }) => seq === values.unit);
  if (unit) said.unit = unitName(client, unit);
  return said;
}

/** Which of several texts there are for an action. @param {Action} action */
function variant({ type, pile, rest, die, unit, land, card, building }, client) {
  if (type === "unit.target") return client.half.bluff ? "bluff" : "";
  if (type === "advisor.play") return unit !== undefined ? "unit" : land ? "land" : card ? "card" : "";
  if (type === "dame.destroy") return client.cards.buildings[building] ? "" : building;
  return pile ?? (rest ? "rest" : die ? "die" : "");
}

/** What the button does, in a few words. @param {import("../client.js").Client} client @param {Action} action @returns {string} */
export function goes(client, action) {
  const { t, has } = client;
  const key = `client.go.${action.type}`;
  const more = `${key}.${variant(action, client)}`;
  return t(has(more) ? more : key, inWords(client, action));
}
