/**
 * Where everything is. Three forms, by the room there is: `desk` (all on one screen, as large as the window lets it be),
 * `narrow` (the same parts below each other), `phone` (one page at a time: the tab bar says which; the decision is docked).
 */
import { element, replace } from "../../../core/ui/dom.js";
import { inForm } from "../../../kit/forms.js";

const PARTS = (
  "others marsh cope map modes awards finds professions rare offer feed standings strip me " +
  "archive slots crates hand ledger over instead air"
).split(" ");

const box = (name, ...children) => element("div", { class: name }, children);

export class Layout {
  /** @type {import("../../../kit/forms.js").Form} */ form;
  #arranged = "";
  /** What each page of a phone is called, for who hears it. @type {Record<string, HTMLElement>} */ #titles =
    {};

  constructor(client) {
    this.client = client;
    this.bw = element("div.bw");
    this.parts = Object.fromEntries(PARTS.map((name) => [name, box(`part-${name}`)]));
    this.parts.bw = this.bw;
    this.parts.over.hidden = this.parts.instead.hidden = true;
    replace(client.root, this.bw);
    this.destroy = inForm(client.root, (form) => this.#fit(form));
  }

  /** The first form is drawn with everything else. @param {import("../../../kit/forms.js").Form} form */
  #fit(form) {
    const changed = this.form && form !== this.form;
    this.form = form;
    if (changed) this.client.draw();
  }

  /** Puts the parts in their places. */
  arrange() {
    const { client, parts, form } = this;
    parts.bw.dataset.players = client.view.players.length;
    if (form !== this.#arranged) this.#place();
    for (const [name, title] of Object.entries(this.#titles))
      title.textContent = client.t(`client.tab.${name}`);
  }

  #place() {
    const { client, parts, form } = this;
    this.#arranged = form;
    parts.bw.dataset.form = form;
    client.playing?.finish();
    const pboard = box("personal-board", parts.archive, parts.crates, parts.slots);
    const { feed } = client.table.parts;
    replace(parts.feed, feed);
    const docked = form === "narrow";
    const inner =
      form === "phone"
        ? this.#pages(pboard)
        : [
            box(
              "board",
              box("rail", parts.others, parts.standings),
              parts.marsh,
              this.#ground(),
              parts.cope,
              box("side", parts.modes, parts.awards, parts.finds),
              box("side", parts.professions, parts.rare, parts.offer, parts.feed),
            ),
            !docked && parts.strip,
            box("desk", parts.me, pboard, parts.hand, parts.ledger),
          ];
    // What lies over the table does not scroll with it, nor what must be done now where the table scrolls.
    replace(this.bw, box("table-grid", inner), docked && parts.strip, parts.over, parts.air);
  }

  /** The map, and what may take its place for a while. */
  #ground() {
    return box("ground", this.parts.map, this.parts.instead);
  }

  #pages(pboard) {
    const { parts } = this;
    const page = (name, ...children) => {
      const title = element("h2.sr-only");
      this.#titles[name] = title;
      const props = { class: "page", tabindex: "0", dataset: { page: name } };
      return element("div", props, title, children);
    };
    return [
      box(
        "pages",
        page("map", this.#ground()),
        page("desk", pboard, parts.hand, parts.me, parts.ledger),
        page("patrons", box("pair", parts.marsh, parts.cope), parts.standings),
        page(
          "finds",
          parts.modes,
          parts.awards,
          parts.finds,
          parts.rare,
          parts.offer,
          parts.professions,
        ),
        page("table", parts.others, parts.feed),
      ),
      parts.strip,
    ];
  }
}
