// Every legal action of my decision as a plain list: for the keyboard, for screen readers, for
// whoever likes lists. The board offers the same choices.

import { has, t } from "../text/i18n.js";
import { words } from "../text/words.js";
import { element, icon, replace } from "../ui/dom.js";

const FILTER_FROM = 8;

export class Choices {
  element = element("div.choices");
  #table;
  #game;
  #decision = null;
  #filter = "";

  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    table.on("decision", () => this.draw());
    // A game's words may depend on what the table shows, which comes later than the decision.
    table.on("shown", () => this.#redraw());
    table.on("hover", (action) => this.#mark(action));
    table.on("plan", (what) => what !== "points" && this.#redraw());
    this.draw();
  }

  draw() {
    const aimed = this.#table.plan?.aimed;
    const decision = aimed
      ? { ...aimed, id: `${aimed.seat} ${aimed.decision}` }
      : this.#table.latest;
    if (decision?.id !== this.#decision?.id) this.#filter = "";
    this.#decision = decision;
    const actions = decision?.actions ?? [];
    replace(
      this.element,
      element("p.asked", aimed ? this.#aimed(aimed) : this.#asked(decision)),
      aimed ? this.#leave() : [this.#proposed(), this.#undo()],
      actions.length >= FILTER_FROM && this.#field(),
      this.#groups(actions),
    );
    if (this.#filter) this.#narrow(this.#filter);
  }

  /** Others' proposals come while somebody reads the list: the reader stays where they were. */
  #redraw() {
    const { activeElement: focused } = document;
    const inside =
      this.element.contains(focused) &&
      (focused.matches("input")
        ? "input"
        : `[data-action='${CSS.escape(focused.dataset.action ?? "")}']`);
    this.draw();
    if (inside) this.element.querySelector(inside)?.focus();
  }

  /** What is listed are the choices of somebody else: choosing one proposes it. */
  #aimed({ seat, actions }) {
    const { name } = this.#table.players[seat];
    return t(actions.length ? "plan.aimed" : "plan.aimed.nothing", { name });
  }

  #leave() {
    const leave = () => this.#table.plan.aim(null);
    return element("button.choice.undo", { onclick: leave }, icon("x"), t("plan.leave"));
  }

  /** What the others would have me do stands first. */
  #proposed() {
    const proposals = this.#table.plan?.toMe ?? [];
    if (!proposals.length) return null;
    return element(
      "section.proposed",
      { "aria-label": t("plan.to_me") },
      element("h3", t("plan.to_me")),
      element(
        "ul",
        proposals.map(({ by, action }) => {
          const { name } = this.#table.players[by];
          const text =
            this.#game.proposal?.(action, this.#table, this.#table.seat) ?? this.#text(action);
          return this.#choice(action, t("plan.by", { name, action: text }));
        }),
      ),
    );
  }

  #asked(decision) {
    if (decision) return t(decision.prompt.key, words(decision.prompt.values ?? {}));
    return t(this.#table.seat === null ? "feed.choices.watching" : "feed.choices.none");
  }

  #undo() {
    if (!this.#table.canUndo) return null;
    const undo = () => this.#table.undo();
    return element("button.choice.undo", { onclick: undo }, icon("undo"), t("table.undo"));
  }

  #field() {
    const label = t("feed.choices.filter");
    const filter = (event) => this.#narrow(event.target.value);
    return element("input.field", {
      type: "search",
      placeholder: label,
      "aria-label": label,
      value: this.#filter,
      oninput: filter,
      onkeydown: (event) => this.#keys(event),
    });
  }

  #groups(actions) {
    const groups = Map.groupBy(actions, (action) => this.#heading(action));
    return [...groups].map(([heading, members]) =>
      element(
        "section",
        { "aria-label": heading || null },
        heading && groups.size > 1 && element("h3", heading),
        element(
          "ul",
          members.map((action) => this.#choice(action)),
        ),
      ),
    );
  }

  /** Whose choices are listed. */
  get #seat() {
    return this.#table.plan?.aimed?.seat ?? this.#table.seat;
  }

  #heading(action) {
    const own = this.#game.group?.(action, this.#table, this.#seat);
    if (own) return own;
    const key = `action.group.${action.type}`;
    return has(key) ? t(key) : "";
  }

  #text(action) {
    return (
      this.#game.choice?.(action, this.#table, this.#seat) ??
      t(`action.${action.type}`, words(action))
    );
  }

  #choice(action, text = this.#text(action)) {
    const { plan } = this.#table;
    const act = () =>
      plan?.aimed ? plan.propose(plan.aimed.seat, action) : this.#table.act(action);
    const button = element(
      "button.choice",
      {
        onclick: act,
        onkeydown: (event) => this.#keys(event),
        dataset: { action: JSON.stringify(action), text: plain(text) },
      },
      text,
    );
    return element("li", button);
  }

  /** The list follows what is typed, and forgets accents as hurried people do. */
  #narrow(text) {
    this.#filter = text;
    const items = [...this.element.querySelectorAll("li")];
    const found = matches(
      plain(text),
      items.map((item) => item.firstChild.dataset.text),
    );
    for (const [index, item] of items.entries()) item.hidden = !found[index];
    for (const section of this.element.querySelectorAll("section")) {
      section.hidden = !section.querySelector("li:not([hidden])");
    }
  }

  #keys(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...this.element.querySelectorAll("input, li:not([hidden]) > .choice")];
    if (event.key === "Enter" && event.target.matches("input")) stops[1]?.click();
    if (!step) return;
    event.preventDefault();
    stops[stops.indexOf(event.target) + step]?.focus();
  }

  #mark(action) {
    const own = action && JSON.stringify(action);
    for (const button of this.element.querySelectorAll("[data-action]")) {
      button.classList.toggle("hot", button.dataset.action === own);
    }
  }
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** As it was typed; where nothing holds that, all of its words in any order. */
function matches(wanted, texts) {
  const whole = texts.map((text) => text.includes(wanted));
  if (whole.includes(true)) return whole;
  return texts.map((text) => wanted.split(/\s+/).every((part) => text.includes(part)));
}
