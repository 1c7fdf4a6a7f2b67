// A game that can't be played on here: why, and the way out of it.

import { post } from "../../core/net/api.js";
import { t } from "../../core/text/i18n.js";
import { element, icon, replace } from "../../core/ui/dom.js";

export class Frozen {
  element = element("div.frozen", { role: "note", hidden: true });
  #store;

  /** @param {import("../../core/state/store.js").Store} store */
  constructor(store) {
    this.#store = store;
    this.draw();
  }

  draw() {
    const why = this.#store.room.game?.frozen ?? null;
    this.element.hidden = why === null;
    if (why === null) return;
    const { you } = this.#store;
    // Only rules that have changed for good are left behind; the others may come back.
    const may = why === "rules_changed" && (you.seat !== null || you.host);
    replace(
      this.element,
      icon("clock"),
      element("p", t(`reject.${why}`)),
      may && element("button.btn.primary", { onclick: () => this.#leave() }, t("table.new_game")),
    );
  }

  #leave() {
    post(`/api/rooms/${this.#store.room.code}/rematch`).catch(() => {});
  }
}

/** In the place of a table that can't be shown at all. */
export function mount(root, { store }) {
  const notice = new Frozen(store);
  replace(root, element("div.panel.pad", notice.element));
  const draw = () => notice.draw();
  return { update: draw, translate: draw, destroy() {} };
}
