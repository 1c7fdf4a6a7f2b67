/**
 * Planning together at the cooperative table: pointing hands, proposals on the boards and in a list,
 * and proposing. What the others say comes through `table.plan` (docs/client.md).
 */

import { fetched } from "../../../core/net/patience.js";
import { announce } from "../../../core/table/announce.js";
import { load } from "../styles.js";
import { gestures } from "./hand.js";
import { Panel } from "./panel.js";
import { proposeButton } from "./people.js";
import { drawPoints } from "./points.js";
import { drawProposals } from "./proposals.js";
import { sentence } from "./words.js";

/** @returns {Promise<Planning>} when its style sheet is here */
export async function planning(client) {
  await load("plan");
  return new Planning(client);
}

export class Planning {
  /** The board on which I am about to propose something. @type {import("./proposing.js").Proposing|null} */ proposing =
    null;
  #known = new Set();
  #pointed = "";
  #begun = false;
  #gone = false;

  /** @param {import("../coop/together.js").Together} client */
  constructor(client) {
    this.client = client;
    this.table = client.table;
    this.t = (key, values) => client.t(key, values);
    this.panel = new Panel(this);
    this.stops = [this.table.on("plan", (what) => this.#changed(what)), gestures(this)];
    this.#begun = Boolean(this.plan);
    if (this.plan) this.#news(true);
  }

  /** @returns {import("../../../core/table/plan.js").Plan|null} */
  get plan() {
    return this.table.plan;
  }

  /** The table was drawn, perhaps with other drawings than before. */
  draw() {
    if (!this.plan || !this.client.board) return;
    this.panel.draw();
    this.proposing?.draw();
    this.#eachDrawing((drawing, seat) => {
      drawProposals(
        drawing,
        this.plan.proposals.filter((each) => each.seat === seat),
        this.table,
      );
      drawPoints(
        drawing,
        this.plan.points.filter((each) => each.seat === seat),
        this.table,
      );
    });
  }

  /** Whom I may propose something to: people who have something to choose. Null where nobody proposes (yet). */
  get askable() {
    if (!this.plan?.enabled) return null;
    const { choosing } = this.table.view.public;
    return this.table.players
      .map((_, seat) => seat)
      .filter(
        (seat) =>
          seat !== this.table.seat && choosing.includes(seat) && !this.table.players[seat].bot,
      );
  }

  /** *Propose to…*, for who takes part. @param {boolean} [short] */
  button(short) {
    return this.plan?.enabled && proposeButton(this, short);
  }

  /** The same beside the supply, where a row of buttons has room for it. */
  railButton() {
    const { form } = this.client.layout;
    return ["desk", "phone", "flat"].includes(form) && this.button(form !== "desk");
  }

  /** @param {number|null} seat */
  aim(seat) {
    this.plan.aim(seat);
  }

  name(seat) {
    return seat === this.table.seat ? this.t("client.you") : this.table.players[seat].name;
  }

  destroy() {
    this.#gone = true;
    for (const stop of this.stops) stop();
    this.proposing?.close();
    this.panel.destroy();
  }

  #changed(what) {
    if (!this.#begun) return this.#begin();
    if (what === "points") {
      this.#eachDrawing((drawing, seat) =>
        drawPoints(
          drawing,
          this.plan.points.filter((each) => each.seat === seat),
          this.table,
        ),
      );
      return this.#sayPoint();
    }
    if (what === "aim") this.#aimed();
    if (what === "proposals") this.#news(false);
    return this.draw();
  }

  /** The first word of it came after the table: the rail has to know, too. */
  #begin() {
    this.#begun = true;
    this.#news(true);
    this.client.draw();
  }

  /** The board to propose on is fetched when somebody wants to: many never do. */
  async #aimed() {
    const Proposing = this.plan.aimed && (await fetched(() => import("./proposing.js"))).Proposing;
    if (this.#gone) return;
    const { aimed } = this.plan;
    if (this.proposing && this.proposing.seat !== aimed?.seat)
      this.proposing = this.proposing.close();
    if (aimed) this.proposing ??= new Proposing(this, aimed.seat);
    this.proposing?.told(aimed);
  }

  /** New proposals are said to those who listen. */
  #news(quiet) {
    const fresh = this.plan.proposals.filter(
      ({ id, by }) => !this.#known.has(id) && by !== this.table.seat,
    );
    this.#known = new Set(this.plan.proposals.map(({ id }) => id));
    if (quiet || !fresh.length) return;
    announce(
      fresh.map((each) => this.t("plan.line", this.words(each, { spoken: true }))).join(" "),
    );
  }

  /** @param {Proposal} proposal @param {{spoken?: boolean}} [how] */
  words({ by, seat, action }, how) {
    return {
      by: this.name(by),
      to: this.name(seat),
      action: sentence(action, this.table, seat, how),
    };
  }

  /** Somebody points at my board: once for each place. */
  #sayPoint() {
    const mine = this.plan.points.filter(({ by, seat }) => seat === this.table.seat && by !== seat);
    const said = mine
      .map(({ by, at }) =>
        this.t("plan.pointed", { name: this.name(by), place: this.table.place(at) }),
      )
      .join(" ");
    if (said && said !== this.#pointed) announce(said);
    this.#pointed = said;
  }

  #eachDrawing(show) {
    if (!this.client.board) return;
    for (const seat of this.table.players.keys()) {
      for (const drawing of this.client.drawings(seat)) show(drawing, seat);
      if (this.proposing?.seat === seat) show(this.proposing.board, seat);
    }
  }
}
