/** What the buttons of the strip say. */
import { words } from "../../../core/text/words.js";
import { unitName } from "../board/unit.js";
import { listed } from "../tips/listed.js";

/** Fields of actions that are cards. */
const CARDS = ["card", "advisor", "building", "land"];

/** The values of an action or of a question as words. @param {import("../client.js").Client} client @param {Data} values @returns {Data} */
function inWords(client, values) {
  const { t, has, table, view } = client;
  const said = words(values);
  for (const name of CARDS) {
    const key = `card.${values[name]}.the`;
    if (has(key)) said[name] = t(key);
  }
  const symbol = values.die ?? values.symbol;
  if (symbol) said.symbol = t(`symbol.${symbol}.a`);
  if (Array.isArray(values.dice))
    said.dice = listed(
      table,
      values.dice.map((symbol) => t(`symbol.${symbol}`)),
    );
  const unit = view.units.find(({ seq }) => seq === values.unit);
  if (unit) said.unit = unitName(client, unit);
  return said;
}

/** The question, as it heads the strip. @param {import("../client.js").Client} client */
export function question({ t, decision }) {
  const { key, values } = decision.prompt;
  return t(key, words(values));
}

/** Which of several texts there are for an action. @param {Action} action */
function variant({ type, pile, rest, die, unit, land, card, building }, client) {
  if (type === "unit.target") return client.half.bluff ? "bluff" : "";
  if (type === "advisor.play")
    return unit !== undefined ? "unit" : land ? "land" : card ? "card" : "";
  if (type === "dame.destroy") return client.cards.buildings[building] ? "" : building;
  return pile ?? (rest ? "rest" : die ? "die" : "");
}

/** What the button does, in a few words, or in as few as possible. @param {import("../client.js").Client} client @param {Action} action @param {string} [short] @returns {string} */
export function goes(client, action, short) {
  const { t, has } = client;
  const key = ["client.go", action.type, variant(action, client)].filter(Boolean).join(".");
  const keys = [short && `${key}.${short}`, key, `client.go.${action.type}`];
  return t(
    keys.find((each) => each && has(each)),
    inWords(client, action),
  );
}
