// The buttons at the right of the top bar while a game is played.

import { settings } from "../../core/state/settings.js";
import { t } from "../../core/text/i18n.js";
import { element, icon, replace } from "../../core/ui/dom.js";
import { menu } from "./menu.js";

export class Topbar {
  #place;
  #here;
  #quiet;

  /**
   * @param {HTMLElement} place
   * @param {Data & {table: Table, replay: () => void, canReplay: () => boolean}} here what the menu needs;
   *   `replay`: watch the last phase again
   */
  constructor(place, here) {
    this.#place = place;
    this.#here = here;
    here.table.on("busy", () => this.#state());
    this.#quiet = settings.on("sound", () => this.#state());
    this.draw();
  }

  draw() {
    const { engine } = this.#here.store.room;
    replace(
      this.#place,
      this.#button("skip", "skip", () => this.#here.table.skip(), "skip-now"),
      this.#button("replay", "again", () => this.#here.replay()),
      this.#button(
        "sound",
        "sound",
        () => settings.set("sound", !settings.get("sound")),
        "wide-only",
      ),
      element(
        "button.icon-btn.wide-only",
        { "data-toggle-theme": true, "aria-label": t("bar.theme"), title: t("bar.theme") },
        icon("moon"),
      ),
      element(
        "a.icon-btn.wide-only",
        {
          href: `/help/${engine}`,
          target: "_blank",
          "aria-label": t("bar.help"),
          title: t("bar.help"),
        },
        icon("help"),
      ),
      menu(this.#here),
    );
    this.#state();
  }

  destroy() {
    this.#quiet();
    replace(this.#place);
  }

  #button(drawing, name, run, more) {
    const label = t(`table.${name}`);
    const props = { "aria-label": label, title: label, onclick: run };
    return element(
      "button",
      { class: ["icon-btn", more], dataset: { tool: name }, ...props },
      icon(drawing),
    );
  }

  #state() {
    const { table, canReplay } = this.#here;
    const find = (name) => this.#place.querySelector(`[data-tool=${name}]`);
    // One place for both: while something moves it can be skipped, later it can be seen again.
    find("skip").hidden = !table.busy;
    find("again").hidden = table.busy;
    find("again").disabled = !canReplay();
    find("sound").setAttribute("aria-pressed", String(settings.get("sound")));
  }
}
