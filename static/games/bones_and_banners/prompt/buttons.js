/** The buttons of the strip: what is no thing of the table, what puts back, and the one that does what was picked. */
import { element, icon } from "../../../core/ui/dom.js";
import { smallBack } from "../cards/back.js";
import { offersOf } from "../choosing/offers.js";
import { sourceOf, taken } from "../choosing/things.js";
import { drawingOf } from "../pieces/names.js";
import { use } from "../sprite.js";
import { goes } from "./words.js";

/** They end or decline something, can be taken back or change nothing, and are done at once. */
const AT_ONCE = new Set(["rally.done", "build.done", "die.pass", "window.pass"]);
/** They end something after what may be done: then this is the one to go on with. */
const ENDS = new Set(["rally.done"]);

const SIGNS = {
  "die.recruit": () => smallBack("recruit"),
  "die.buy": ({ pile }) => smallBack(pile),
  "recruit.keep": () => smallBack("recruit"),
  "draft.reroll": () => use("ph-draft"),
};

/** @param {import("../client.js").Client} client */
export function buttons(client) {
  return [undo(client), put(client), ...others(client), ...listed(client), two(client), go(client)];
}

const button = (key, kind, label, onclick, sign, more) =>
  element(
    `button.btn.${kind}`,
    { "data-key": key, onclick, ...more },
    sign,
    label && element("span", label),
  );

function undo(client) {
  const { table, t } = client;
  const label = t("client.strip.undo");
  const named = { "aria-label": label, title: label };
  return (
    table.canUndo &&
    button("undo", "quiet", null, () => client.undo(), icon("undo", { class: null }), named)
  );
}

/** What was picked and not done. */
function put(client) {
  const { half, chosen, kind, t } = client;
  if (kind === "unit.target" || !(half.reroll || half.source || chosen)) return null;
  return button("put", "quiet", t("client.strip.back"), () => client.forget());
}

/** Actions that are about no thing one could press. */
function others(client) {
  const { actions, half, kind } = client;
  if (half.reroll || (half.source && kind === "die.act")) return [];
  const plain = actions.filter((action) => !sourceOf(action) && !ENDS.has(action.type));
  const once = plain.filter(
    ({ type, by }, at) =>
      type !== "draft.reroll" || plain.findIndex((each) => each.by === by) === at,
  );
  return once.map((action) => other(client, action));
}

function other(client, action) {
  const { t, half } = client;
  const { type, by } = action;
  if (type === "draft.reroll") {
    const label = t(`client.go.draft.reroll.${by}`);
    return button(`reroll-${by}`, "alt", label, () => half.startReroll(by), SIGNS[type](action));
  }
  const chosen = client.isChosen(action);
  const press = () => (AT_ONCE.has(type) ? client.act(action) : client.pick(action));
  const key = Object.values(action).join("-");
  const pressed = AT_ONCE.has(type) ? {} : { "aria-pressed": String(chosen) };
  return button(key, "alt", goes(client, action, "short"), press, SIGNS[type]?.(action), {
    class: chosen && "chosen",
    ...pressed,
  });
}

/** Kinds of things that lie nowhere on the page one sees: Lost units, and on a phone what stands in my plate. */
const FAR = { desk: ["card"], narrow: ["card"], phone: ["card", "built", "mine"] };

/** What is far away can be pressed here, too. */
function listed(client) {
  const { half, form } = client;
  const far = (thing) => FAR[form].includes(taken(thing).kind);
  const offers = offersOf(client);
  const built = offers
    .map(({ source }) => source)
    .filter((each) => taken(each).kind === "built" && far(each));
  const targets = offers.filter(
    ({ source, target }) => source === half.source && target && far(target),
  );
  return [...new Set(built), ...targets.map(({ target }) => target)].map((each) =>
    away(client, each),
  );
}

function away(client, name) {
  const { t, view } = client;
  const { kind, id } = taken(name);
  const { chosen, press } = client.on(name);
  const symbol = kind === "mine";
  return button(
    `target-${id}`,
    "alt",
    t(symbol ? `symbol.${id}` : `card.${id}`),
    press,
    symbol ? use(`f-${id.toLowerCase()}`) : use(drawingOf(view, id)),
    { "data-card": symbol ? null : id, "aria-pressed": String(chosen), class: chosen && "chosen" },
  );
}

/** One die or both on the next unit. */
function two(client) {
  const { half, kind, t, decision, cards } = client;
  if (half.source && !cards.units[taken(half.source).id]) return null;
  if (kind !== "die.act" || !client.find({ type: "die.unit", dice: 2 })) return null;
  const { symbol } = decision.prompt.values;
  return button(
    "two",
    "alt",
    t("client.strip.two", { symbols: t(`symbol.${symbol}.two`) }),
    () => half.turnTwo(),
    use(`f-${symbol.toLowerCase()}`),
    { "aria-pressed": String(half.dice === 2), class: half.dice === 2 && "chosen" },
  );
}

/** The primary one. */
function go(client) {
  const { chosen, actions } = client;
  const action = chosen ?? actions.find(({ type }) => ENDS.has(type));
  if (!action) return null;
  const { bluff } = client.half;
  return button(
    "go",
    "primary",
    goes(client, action),
    () => client.act(action),
    bluff ? use("k-bluff") : icon("check", { class: null }),
    { class: bluff && "bluff" },
  );
}
