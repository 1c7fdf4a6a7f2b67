/** The table of Pig (docs/client.md): the die, the pot, everybody's points, and two buttons. */
import { style } from "../../core/net/style.js";
import { element, replace, svg, use } from "../../core/ui/dom.js";

/** Nothing is shown before its style is here: it would jump. */
await style(new URL("./pig.css", import.meta.url).href);

/** Where the dots of a die may be, on a grid of three by three; and which of them each number has. */
const DOTS = {
  tl: [8, 8],
  tr: [24, 8],
  l: [8, 16],
  m: [16, 16],
  r: [24, 16],
  bl: [8, 24],
  br: [24, 24],
};
const FACES = ["", "m", "tl br", "tl m br", "tl tr bl br", "tl tr m bl br", "tl tr l r bl br"];

/** @param {number} number 1 to 6 @param {string} label */
const die = (number, label) =>
  svg(
    "svg",
    { class: "pig-die", viewBox: "0 0 32 32", role: "img", "aria-label": label },
    svg("rect", { x: 1.5, y: 1.5, width: 29, height: 29, rx: 7 }),
    FACES[number]
      .split(" ")
      .map((dot) => svg("circle", { cx: DOTS[dot][0], cy: DOTS[dot][1], r: 2.9 })),
  );

/** @param {HTMLElement} root @param {Table} table */
export function mount(root, table) {
  const { t } = table;
  const dice = element("div", { class: "pig-dice" });
  const pot = element("p", { class: "pig-pot display", "aria-live": "polite" });
  const buttons = element("div", { class: "row wrap pig-buttons" });
  const players = element("ol", { class: "panel pig-players" });
  const page = element(
    "div",
    { class: "pig" },
    element(
      "div",
      { class: "pig-table" },
      element("section", { class: "panel" }, dice, pot, buttons),
      players,
    ),
    table.parts.feed,
  );
  root.append(page);

  /** Every legal action is in the decision: a button each, and nothing else can be done. */
  const button = (action) =>
    element(
      "button",
      {
        type: "button",
        class: ["btn big", action.type === "roll" && "primary"],
        onclick: () => table.act(action),
      },
      t(`action.${action.type}`),
    );

  const player = (view, { name, avatar, me }, seat) =>
    element(
      "li",
      { class: [seat === view.turn && "turn", me && "me"] },
      element("span", { class: "avatar" }, use(`av-${avatar}`)),
      element("b", null, name),
      element("span", { class: "points" }, view.points[seat]),
    );

  function update() {
    const view = table.view.public;
    replace(
      dice,
      view.rolled.map((number) => die(number, t("client.die", { number }))),
    );
    pot.textContent = t("client.pot", { pot: view.pot });
    replace(buttons, (table.decision?.actions ?? []).map(button));
    replace(
      players,
      table.players.map((each, seat) => player(view, each, seat)),
    );
  }

  update();
  return { update, destroy: () => page.remove() };
}

/** Whose line of the log has a die, has it in front. @param {GameEvent} event @param {Table} table */
export const mark = (event, { t }) =>
  event.type === "rolled" ? die(event.die, t("client.die", { number: event.die })) : null;
