/**
 * Where everything is. Three forms, by the room there is: `desk` (all on one screen, as large as the window lets it be),
 * `narrow` (the book with all else below it, the decision docked), `phone` (one page at a time: the tab bar says which).
 */
import { element, replace } from "../../../core/ui/dom.js";
import { inForm } from "../../../kit/forms.js";

const PARTS = "seats theirs yours race commons book over strip hand tale feed air".split(" ");

const box = (name, ...children) => element("div", { class: name }, children);

export class Layout {
  /** @type {import("../../../kit/forms.js").Form} */ form;
  #arranged = "";
  /** What each page of a phone is called, for those who hear it. @type {Record<string, HTMLElement>} */ #titles =
    {};

  /** @param {import("../client.js").Client} client */
  constructor(client) {
    this.client = client;
    this.page = element("div.bnb");
    this.parts = Object.fromEntries(PARTS.map((name) => [name, box(`part-${name}`)]));
    replace(client.root, this.page);
    this.destroy = inForm(client.root, (form) => this.#fit(form));
  }

  /** The first form is drawn with everything else; links between units follow every size. @param {import("../../../kit/forms.js").Form} form */
  #fit(form) {
    const first = !this.form;
    this.form = form;
    if (!first) this.client.draw();
  }

  /** Puts the parts in their places. */
  arrange() {
    this.page.dataset.seat = String(this.client.seat);
    if (this.form !== this.#arranged) this.#place();
    for (const [name, title] of Object.entries(this.#titles))
      title.textContent = this.client.t(`client.tab.${name}`);
  }

  #place() {
    const { client, parts, form } = this;
    this.#arranged = form;
    this.page.dataset.form = form;
    this.#titles = {};
    client.playing?.finish();
    replace(parts.feed, client.table.parts.feed);
    replace(this.page, this[form](), parts.air);
  }

  desk() {
    const { parts } = this;
    return box(
      "desk",
      box("column left", parts.theirs, parts.commons, parts.yours),
      box("column middle", this.#field(), parts.strip, parts.hand),
      box("column right", parts.race, box("beside panel", parts.tale, parts.feed)),
    );
  }

  narrow() {
    const { parts } = this;
    return [
      box(
        "scrolled",
        parts.seats,
        this.#field(),
        parts.hand,
        parts.tale,
        box("row-of-two", parts.theirs, parts.yours),
        box("row-of-two", parts.commons, parts.race),
        box("panel feed-box", parts.feed),
      ),
      parts.strip,
    ];
  }

  phone() {
    const { parts } = this;
    const page = (name, ...children) => {
      const title = element("h2.sr-only");
      this.#titles[name] = title;
      return element("div.leaf", { tabindex: "0", dataset: { leaf: name } }, title, children);
    };
    return [
      box(
        "leaves",
        page("field", parts.seats, parts.tale, this.#field()),
        page("reserve", parts.commons),
        page("lands", parts.race, parts.theirs, parts.yours),
        page("feed", parts.feed),
      ),
      box("dock", parts.strip, parts.hand),
    ];
  }

  /** The book, and what may lie over it. */
  #field() {
    return box("open-book", this.parts.book, this.parts.over);
  }
}
