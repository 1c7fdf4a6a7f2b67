/**
 * Where everything is at the cooperative table. On a desk it is one drawing, with rounds, log, my turn and
 * proposals in its corners. Smaller screens show my board below the capital; a phone has all of them on its
 * *Table* page.
 */
import { element, replace } from "../../../core/ui/dom.js";
import { othersFrom } from "../../../kit/seats.js";
import { box, Layout } from "../panels/layout.js";
import { makePanels } from "../panels/panels.js";
import { HEIGHT as CAPITAL_HEIGHT, Capital } from "./capital.js";
import { ROWS, TABLES } from "./places.js";
import { chipsOf, seatBoard } from "./seats.js";

/** A capital that is as wide as my board below it, drawn flatter to save height. */
const FLAT_CAPITAL = 580;

export class TogetherLayout extends Layout {
  constructor(client) {
    super(client);
    const { parts } = this;
    parts.plan = element("section.plan-slot");
    parts.cross = box("cross");
    parts.hall = box("hall");
    parts.fit = box("fitbox");
    parts.feed = box("feed-slot", { onclick: (event) => this.#unfold(event) });
    parts.standings.classList.add("rounds-panel");
    parts.bb.dataset.mode = "together";
    parts.fit.append(parts.canvas, parts.over);
    parts.stage.prepend(parts.fit);
  }

  /** On a desk the forecast stands with the supply. */
  get figuresApart() {
    return super.figuresApart || this.form === "desk";
  }

  arrange() {
    const { client, parts, form } = this;
    const { feed } = client.table.parts;
    const seats = client.table.players.length;
    const others = othersFrom(client.seat, seats);
    this.arranged = `${form} ${client.seat} ${client.table.lang}`;
    parts.bb.dataset.form = form;
    parts.bb.dataset.seats = seats;
    // A capital of another form would push the board away.
    for (const { node } of client.capitals ?? []) node.remove();
    client.capitals = [];
    client.panels = new Map();
    client.chips = chipsOf(client, others);
    parts.rail.append(parts.figures);
    parts.me.append(parts.prompt, parts.stage, parts.plan, parts.rail);
    if (form === "desk") return this.#desk(others, feed);
    this.#capital(parts.fit, FLAT_CAPITAL);
    if (form === "tablet") makePanels(client, new Map(others.map((seat) => [seat, "wide"])));
    const chips = [...client.chips.values()].map(({ node }) => node);
    const inner = {
      narrow: () => [
        parts.me,
        replace(parts.right, parts.standings, replace(parts.chips, chips), parts.plan, feed),
      ],
      tablet: () => [
        replace(
          parts.row,
          others.map((seat) => client.panels.get(seat).node),
        ),
        parts.me,
        replace(parts.dock, parts.plan, feed),
      ],
      phone: () => [this.#pages(others, chips, feed)],
      flat: () => [
        parts.stage,
        replace(
          parts.right,
          parts.prompt,
          parts.rail,
          parts.plan,
          replace(parts.chips, chips),
          feed,
        ),
      ],
    }[form]();
    replace(parts.table, inner);
  }

  /** The whole table as one drawing. */
  #desk(others, feed) {
    const { client, parts } = this;
    const { width, capital, mine, others: spots } = TABLES[others.length + 1];
    parts.bb.style.setProperty("--units", width);
    parts.bb.style.setProperty("--half", (client.board.frame.width * mine.scale) / 2);
    parts.bb.style.setProperty("--top", top(spots, width));
    replace(parts.cross);
    this.#capital(put(parts.hall, { ...capital, height: CAPITAL_HEIGHT }), capital.width);
    parts.cross.append(parts.hall);
    others.forEach((seat, i) => {
      const spot = spots[i];
      const panel = seatBoard(client, seat, spot);
      client.panels.set(seat, panel);
      const { width: w, height: h } = panel.board.frame;
      put(panel.node, { x: spot.x, y: spot.y, width: w * spot.scale, height: h * spot.scale });
      panel.node.dataset.turn = String(spot.turn);
      parts.cross.append(panel.node);
    });
    const { width: w, height: h } = client.board.frame;
    put(parts.stage, { x: mine.x, y: mine.y, width: w * mine.scale, height: h * mine.scale });
    parts.cross.append(parts.stage);
    parts.feed.className = `feed-slot ${feedShape(spots, client.table.replay)}`;
    replace(
      parts.table,
      parts.cross,
      parts.standings,
      parts.me,
      replace(parts.feed, feed),
      parts.plan,
    );
  }

  /** @param {HTMLElement} into */
  #capital(into, width) {
    const capital = new Capital(width);
    into.prepend(capital.node);
    this.client.capitals.push(capital);
  }

  #pages(others, chips, feed) {
    const { client, parts } = this;
    const seats = others.length + 1;
    const [above, below] = ROWS[seats].map((distances, i) => {
      const line = box(`boards of-${distances.length}`);
      for (const distance of distances) {
        const seat = (client.seat + distance) % seats;
        const panel = seatBoard(client, seat, {
          turn: i ? 0 : 2,
          density: seats > 4 ? "compact" : "mini",
          legend: "line",
        });
        client.panels.set(seat, panel);
        line.append(panel.node);
      }
      return line;
    });
    const hall = box("hall");
    this.#capital(hall, FLAT_CAPITAL);
    replace(
      parts.pages,
      element("div.page", { "data-page": "board" }, replace(parts.chips, chips), parts.me),
      element(
        "div.page",
        { "data-page": "table" },
        parts.standings,
        element("div.crossrows", above, hall, below),
      ),
    );
    // On a phone the feed lies over the page; inside of ours it would be measured by it.
    if (feed) client.root.append(feed);
    return parts.pages;
  }

  /** The log shows its last lines; a tap on its tab opens all of it, and closes it again. The others are always whole. */
  #unfold(event) {
    const tab = event.target.closest(".tab");
    if (!tab) return;
    // The tab as it was when it was tapped: the feed has drawn new ones since.
    const again = tab.dataset.tab === "log" && tab.getAttribute("aria-selected") === "true";
    this.parts.feed.toggleAttribute(
      "data-open",
      again && !this.parts.feed.hasAttribute("data-open"),
    );
    this.client.table.parts.feed.querySelector(".log")?.scrollTo(0, 1e6);
  }
}

/** Places a box of the drawing; the sheet knows how large a unit is. */
function put(node, { x, y, width, height }) {
  for (const [name, value] of Object.entries({ x, y, w: width, h: height }))
    node.style.setProperty(`--${name}`, value);
  return node;
}

/** Where nobody sits on the right the log is there; where nothing is proposed any more, below; else in its corner. */
function feedShape(spots, replay) {
  if (spots.length === 1) return "tall";
  return replay ? "below" : "compact";
}

/** How far from the middle the panels above have to stay: half of what stands across. */
function top(spots, width) {
  const across = spots.filter(({ turn }) => turn === 2);
  return across.length ? width / 2 - Math.min(...across.map(({ x }) => x)) : 0;
}
