/** The others at the cooperative table: their boards round the capital, each with a legend. */
import { element, replace } from "../../../core/ui/dom.js";
import { boardPanel, chip, open, pips, portrait, state, weapon } from "../panels/panels.js";
import { icon } from "../sprite.js";
import { where } from "../view/seats.js";

/**
 * A board of the table. A tap answers *to whom?* where that is asked, else enlarges it.
 * @param {import("../client.js").Client} client @param {number} seat @param {{turn: number, density: "mini"|"compact", legend: "side"|"line"}} spot
 * @returns {import("../panels/panels.js").Panel}
 */
export function seatBoard(client, seat, { turn, density, legend: shape }) {
  const board = client.makeBoard(density, turn);
  const fit = element("button.fit", { onclick: () => open(client, seat) }, board.nodes);
  const info = element("div", { class: ["legend", shape] });
  const node = element("section.spot", { "data-seat": seat }, fit, info);
  return boardPanel(client, seat, { node, fit, board }, () =>
    replace(info, shape === "side" ? sideLegend(client, seat) : lineLegend(client, seat)),
  );
}

/** @param {number[]} seats */
export const chipsOf = (client, seats) => new Map(seats.map((seat) => [seat, chip(client, seat)]));

function sideLegend(client, seat) {
  const { t, table } = client;
  const { name, bot } = table.players[seat];
  const place = where(table, client.seat, seat);
  return [
    element(
      "div.who",
      portrait(client, seat),
      element(
        "div.grow",
        element("b.name", { title: name }, name),
        element("span.where", bot ? t("client.where.bot", { where: place }) : place),
      ),
    ),
    pips(client, seat, "floors"),
    weapon(client, seat),
    state(client, seat),
    element(
      "button.expand-button",
      { "aria-label": t("client.enlarge", { name }), onclick: () => client.enlarge(seat) },
      icon("expand"),
      element("span", t("coop.enlarge")),
    ),
  ];
}

/** Above a small board: one line. */
function lineLegend(client, seat) {
  const { name } = client.table.players[seat];
  return [
    portrait(client, seat),
    element("b.name", { title: name }, name),
    pips(client, seat, "floors"),
    weapon(client, seat),
    state(client, seat),
  ];
}
