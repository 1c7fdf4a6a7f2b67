// For spectators: whose board to follow.

import { t } from "../../core/text/i18n.js";
import { element, icon, replace, use } from "../../core/ui/dom.js";

export class WatchBar {
  element = element("div.watchbar", { role: "toolbar" });
  #table;

  /** @param {import("../../core/table/table.js").Table} table */
  constructor(table) {
    this.#table = table;
    table.on("follow", () => this.draw());
    this.draw();
  }

  draw() {
    const { players, follow } = this.#table;
    this.element.setAttribute("aria-label", t("table.follow"));
    replace(
      this.element,
      element("span.chip", icon("eye"), t("table.you_watch")),
      element("span.small.muted.follow-label", t("table.follow")),
      players.map((player, seat) =>
        element(
          "button.chip",
          { "aria-pressed": String(seat === follow), onclick: () => this.#table.look(seat) },
          use(`av-${player.avatar}`),
          player.name,
        ),
      ),
    );
  }
}
