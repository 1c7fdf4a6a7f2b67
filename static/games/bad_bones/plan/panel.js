/** The proposals as a list: who proposes what to whom, and what can be done about it. */
import { element, replace } from "../../../core/ui/dom.js";
import { keepFocus } from "../../../kit/focus.js";
import { resting } from "../../../kit/resting.js";
import { boardOf } from "../board/scene.js";
import { tileDrawing, weaponDrawing } from "../say/names.js";
import { icon, use } from "../sprite.js";

export class Panel {
  #drawn = "";
  /** On a phone the whole list is a page of its own, behind the tab *Ideas*. */
  #page = element("section.plan-page");

  /** @param {import("./index.js").Planning} planning */
  constructor(planning) {
    this.planning = planning;
    this.client = planning.client;
  }

  /** Nothing is rebuilt that has not changed: a press must end on the button it began on. */
  draw() {
    const { client, planning } = this;
    const { form } = client.layout;
    const { players, lang, decision } = client.table;
    const key = JSON.stringify([
      form,
      lang,
      planning.plan.proposals,
      planning.askable,
      players,
      decision?.id,
      Boolean(client.playing),
    ]);
    if (key === this.#drawn && client.parts.plan.isConnected) return;
    this.#drawn = key;
    keepFocus(client.root, () => this.#fill(form === "phone"));
  }

  #fill(phone) {
    const { root, parts } = this.client;
    replace(parts.plan, phone ? this.#strip() : this.#list());
    if (!phone) return this.#page.remove();
    if (!this.#page.isConnected) root.append(this.#page);
    return replace(this.#page, this.#list());
  }

  destroy() {
    this.#page.remove();
    this.client.parts.plan?.replaceChildren();
  }

  #list() {
    const { planning } = this;
    const { t, plan } = planning;
    const count = plan.toMe.length;
    return element(
      "section.panel.plan",
      { "aria-label": t("plan.title") },
      element(
        "header.row",
        element("h2", t("plan.title")),
        count > 0 && element("span.badge", count),
        element("span.grow"),
        // Elsewhere it stands with the supply, and on a phone in both places.
        ["phone", "narrow", "tablet"].includes(this.client.layout.form)
          ? planning.button()
          : plan.proposals.length > 0 && element("span.tiny.muted", t("plan.hint")),
      ),
      plan.proposals.length > 0
        ? element(
            "ul",
            this.#inOrder().map((each) => this.#row(each)),
          )
        : element("p.muted.small", t(plan.enabled ? "plan.none" : "plan.none.watching")),
      plan.enabled &&
        plan.proposals.length > 0 &&
        element("p.muted.tiny.hint", t("plan.hint.point")),
    );
  }

  /** What waits for my answer, then what waits for others', then what is done. */
  #inOrder() {
    const { plan, table } = this.planning;
    const rank = ({ seat, agreed }) => (agreed ? 2 : seat === table.seat ? 0 : 1);
    return plan.proposals.toSorted((a, b) => rank(a) - rank(b));
  }

  #face(seat) {
    return element("span.avatar.s", use(`av-${this.planning.table.players[seat].avatar}`));
  }

  /** @param {Proposal} proposal */
  #row(proposal) {
    const { by, action, seat } = proposal;
    return element(
      "li.proposal-row",
      { style: this.#tint(by), "data-proposal": proposal.id },
      this.#face(by),
      element("span.proposal-drawing", use(this.#drawing(action, seat))),
      element("span.grow", this.#sentence(proposal)),
      element("span.answer", this.#answer(proposal)),
    );
  }

  #tint(seat) {
    return { "--pl": `var(--seat-${this.planning.table.players[seat].avatar}-line)` };
  }

  /** Names stand out: one looks for one's own. */
  #sentence(proposal) {
    const words = this.planning.words(proposal);
    const marked = this.planning.t("plan.line", {
      by: "\u0001by\u0001",
      to: "\u0001to\u0001",
      action: "\u0001action\u0001",
    });
    return marked
      .split("\u0001")
      .map((part) =>
        part === "action" ? words.action : part in words ? element("b", words[part]) : part,
      );
  }

  /** @param {Action} action @param {number} seat */
  #drawing({ type, trap, face, at }, seat) {
    const board = boardOf(this.planning.table.view, null, seat);
    if (trap) return tileDrawing({ trap, face });
    if (type === "trap.retrieve" && board.tiles[at]) return tileDrawing(board.tiles[at]);
    if (type.startsWith("hero.")) return "hero";
    return type.startsWith("weapon.") && board.weapon ? weaponDrawing(board.weapon) : "mark-idea";
  }

  #answer(proposal) {
    const { t, table } = this.planning;
    if (proposal.agreed) return element("span.chip.good", use("mark-ready"), t("plan.agreed"));
    if (proposal.seat === table.seat) return this.#buttons(proposal);
    return [
      element("span.chip", use("mark-choosing"), t("plan.waits")),
      proposal.by === table.seat && this.#dismiss(proposal, t("plan.withdraw")),
    ];
  }

  /** It was made to me. */
  #buttons(proposal) {
    const { client } = this;
    const { t } = this.planning;
    const show = (action) => client.deciding && !client.hand && client.consider(action);
    return [
      element(
        "button.btn.primary.little",
        {
          "data-key": `do ${proposal.id}`,
          onclick: () => client.act(proposal.action),
          // What would come of it, before it is done.
          ...resting(proposal.action, show),
        },
        t("plan.do_it"),
      ),
      this.#dismiss(proposal, t("plan.dismiss")),
    ];
  }

  #dismiss({ id }, label) {
    return element(
      "button.icon-btn",
      {
        "aria-label": label,
        title: label,
        "data-key": `off ${id}`,
        onclick: () => this.planning.plan.withdraw(id),
      },
      icon("x"),
    );
  }

  /** Between board and supply: the newest that waits for my answer. */
  #strip() {
    const proposal = this.planning.plan.toMe.at(-1);
    if (!proposal) return null;
    return element(
      "div.plan-strip",
      { style: this.#tint(proposal.by), "data-proposal": proposal.id },
      this.#face(proposal.by),
      element("span.grow", this.#sentence(proposal)),
      this.#buttons(proposal),
    );
  }
}
