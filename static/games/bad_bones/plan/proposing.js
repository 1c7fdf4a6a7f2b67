/**
 * Proposing: somebody's board, large, with what they may choose now. It is a small table of its own, on
 * which choices are made by the same hands as my own; only that they are proposed instead of played.
 */
import { element, replace } from "../../../core/ui/dom.js";
import { same } from "../../../kit/actions.js";
import { drawOnce } from "../../../kit/still.js";
import { Cells } from "../board/cells.js";
import { lantern } from "../board/glow.js";
import { drawMine } from "../board/mine.js";
import { boardOf, sceneOf } from "../board/scene.js";
import { wayOf } from "../choices/index.js";
import { handAction, passing, pick, placeable } from "../choices/trap.js";
import { drags } from "../input/drag.js";
import { pointing } from "../input/pointing.js";
import { closeButton } from "../panels/enlarge.js";
import { Papers } from "../panels/papers.js";
import { handButtons, itemFace } from "../panels/rail.js";
import { TRAP_ORDER } from "../say/names.js";
import { use } from "../sprite.js";
import { seenBy } from "./seen.js";

/** What is said otherwise than when one plays. */
const WORDS = {
  "client.place": "plan.send",
  "client.hint.trap": "plan.hint.trap",
  "client.hint.take_back": "plan.hint.take_back",
  "client.hint.turn": "plan.hint.turn",
  "client.hint.confirm": "plan.hint.confirm",
};
/** Keys with which choices are made. */
const OWN_KEYS = /^([0-9ru]|Arrow.*|Escape)$/i;
const box = (name, props) => element("div", { class: name, ...props });

export class Proposing {
  hand = null;
  taking = null;
  picked = null;
  considered = null;
  playing = null;
  enlarged = null;
  /** Nobody can try out what somebody else would see. */ preview = { view: null };

  /** @param {import("./index.js").Planning} planning @param {number} seat */
  constructor(planning, seat) {
    const { client } = planning;
    this.planning = planning;
    this.seat = seat;
    this.layout = client.layout;
    this.t = (key, values) => client.t(WORDS[key] ?? key, values);
    this.tips = { hide() {}, lens: (at) => planning.plan.point(seat, at) };
    this.told(planning.plan.aimed);
    this.board = client.makeBoard("full");
    this.light = lantern(this.board);
    this.cells = new Cells(this.board);
    this.parts = {
      me: element("section.bb-large"),
      stage: box("canvas"),
      over: box("over"),
      supply: box("supply", { role: "toolbar" }),
      acts: box("acts"),
      air: client.parts.air,
    };
    this.parts.stage.append(...this.board.nodes);
    this.parts.me.append(this.parts.stage, this.parts.over);
    this.papers = new Papers(this.parts.over, this.board.frame);
    this.title = element("p.asked");
    this.node = this.#paper();
    this.#before = document.activeElement;
    client.parts.bb.append(this.node);
    pointing(this);
    drags(this);
    addEventListener("keydown", this.#keys, { capture: true });
    this.draw();
    this.node.querySelector(".close").focus({ preventScroll: true });
  }

  #before;

  get way() {
    return this.table.decision ? wayOf(this.table.decision) : null;
  }

  /** @param {Ideas} aimed what they may choose now */
  told({ decision, kind, actions }) {
    const { table } = this.planning;
    this.table = seenBy(
      table,
      this.seat,
      decision && { id: decision, kind, actions, prompt: { key: "", values: {} }, undo: false },
    );
    if (this.hand && !(kind === "trap" && placeable(this).has(this.hand.trap))) this.hand = null;
    this.taking = this.picked = this.considered = null;
    if (this.board) this.draw();
  }

  draw() {
    const { table } = this.planning;
    this.scene = {
      ...sceneOf(this.table, this.seat, boardOf(this.table.view, null, this.seat)),
      edges: undefined,
    };
    if (this.way?.board) this.scene.board = this.way.board(this, this.scene.board);
    drawMine(this);
    const label = this.t("client.board_of", { name: table.players[this.seat].name });
    for (const named of [this.parts.me, this.cells.grid]) named.setAttribute("aria-label", label);
    this.#say();
    this.#rail();
  }

  /** What the ways of choosing call. */
  drawMine() {
    this.draw();
  }

  act(action) {
    if (!action) return;
    const { plan, table } = this.planning;
    table.sound("place");
    this.hand = this.taking = this.picked = this.considered = null;
    plan.propose(this.seat, action).catch(() => this.draw());
  }

  hold(hand) {
    this.hand = hand;
    this.taking = null;
    this.considered = hand?.at ? handAction(this, hand) : null;
    this.draw();
  }

  take(at) {
    this.taking = at;
    this.draw();
  }

  pick(half, action = null) {
    this.picked = half;
    this.consider(action);
  }

  consider(action) {
    if (same(action, this.considered)) return;
    this.considered = action;
    this.draw();
  }

  close() {
    removeEventListener("keydown", this.#keys, { capture: true });
    this.node.remove();
    if (this.#before?.isConnected) this.#before.focus({ preventScroll: true });
    return null;
  }

  #paper() {
    const { t, planning, seat } = this;
    const { name, avatar } = planning.table.players[seat];
    const close = () => planning.aim(null);
    return element(
      "div.scrim.proposing",
      { onclick: (event) => event.target === this.node && close() },
      element(
        "div.panel.big",
        { role: "dialog", "aria-label": t("plan.propose_to", { name }) },
        this.parts.me,
        element(
          "div.side-info",
          element(
            "div.row",
            element("span.avatar.l", use(`av-${avatar}`)),
            element("h2.grow", t("plan.propose_to", { name })),
            closeButton(this, close),
          ),
          this.title,
          this.parts.supply,
          this.parts.acts,
          element("p.muted.small", t("plan.how")),
        ),
      ),
    );
  }

  #say() {
    const { name } = this.planning.table.players[this.seat];
    const { way, t } = this;
    this.title.textContent = way ? way.hint(this) : t("plan.nothing", { name });
  }

  #rail() {
    const { hand, picked, planning, table } = this;
    const from = [table.decision?.id, hand, picked, planning.table.lang];
    drawOnce(this.node, from, () => this.#fillRail());
  }

  #fillRail() {
    const { way, t } = this;
    const kind = this.table.decision?.kind;
    this.parts.supply.setAttribute("aria-label", t(way?.rail ? way.caption : "client.supply"));
    replace(this.parts.supply, way?.rail?.(this) ?? (kind === "trap" && this.#supply()));
    replace(this.parts.acts, way && this.#buttons(kind));
  }

  /** What they may place; the hands know the rest. */
  #supply() {
    const may = placeable(this);
    const left = this.table.view.public.supply ?? {};
    return TRAP_ORDER.filter((trap) => may.has(trap)).map((trap) => {
      const selected = this.hand?.trap === trap;
      return element(
        "button",
        {
          class: ["supply-item may", selected && "sel"],
          "data-trap": trap,
          "data-key": trap,
          "aria-pressed": String(selected),
          "aria-label": this.t("client.supply_of", {
            trap: this.t(`trap.${trap}`),
            count: left[trap] ?? 0,
          }),
          onclick: () => pick(this, trap),
        },
        itemFace(this, trap, left[trap]),
      );
    });
  }

  #buttons(kind) {
    const { t, hand } = this;
    const pass = kind === "trap" && passing(this);
    return [
      handButtons(this),
      this.way.acts?.(this),
      pass &&
        !hand &&
        element("button.btn.little.quiet", { onclick: () => this.act(pass) }, t("client.pass")),
    ];
  }

  /** My own table must not hear what is meant for this one. */
  #keys = (event) => {
    const typing =
      event.key !== "Escape" && event.target.closest?.("input, textarea, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const walking = event.key.startsWith("Arrow") && event.target.closest?.("[role=grid]");
    if (walking || !OWN_KEYS.test(event.key)) return;
    event.stopPropagation();
    event.preventDefault();
    if (!this.way?.key(this, event) && event.key === "Escape") this.planning.aim(null);
  };
}
