// This page is older than the server: it says so, and reloads when nobody is in the middle of
// anything. Once for a version: behind several servers it may get its old self again.

import { version } from "../../core/net/asset.js";
import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";

const REMEMBERED = "boneyard.reloaded";
/** Time to read why; and a moment has to last to be a calm one. */
const PATIENCE = 2000;
const LOOK = 250;

export class Outdated {
  #line = element("p.banner", { hidden: true });
  #calm;
  #pressed = false;
  #since = 0;
  #timer = 0;

  /** @param {() => boolean} calm whether nothing would be lost now */
  constructor(calm) {
    this.#calm = calm;
    document.body.append(element("div", { id: "outdated", role: "status" }, this.#line));
    const press = (down) => () => (this.#pressed = down);
    addEventListener("pointerdown", press(true), { capture: true });
    for (const end of ["pointerup", "pointercancel", "dragend"])
      addEventListener(end, press(false), { capture: true });
  }

  /** @param {string} served the version of the pages that the server has now */
  heard(served) {
    clearInterval(this.#timer);
    this.#line.hidden = version === null || served === version;
    if (this.#line.hidden) return;
    this.#line.replaceChildren(
      element("span", t("table.outdated")),
      element("button.btn.little", { onclick: () => location.reload() }, t("table.reload")),
    );
    if (sessionStorage.getItem(REMEMBERED) === served) return;
    this.#since = performance.now();
    this.#timer = setInterval(() => this.#look(served), LOOK);
  }

  #look(served) {
    const now = performance.now();
    if (!this.#calm() || busy() || this.#pressed) this.#since = now;
    if (now - this.#since < PATIENCE) return;
    clearInterval(this.#timer);
    sessionStorage.setItem(REMEMBERED, served);
    location.reload();
  }
}

/** Something is open, or being typed into. */
function busy() {
  /** @type {HTMLInputElement|null|undefined} */
  const field = document.activeElement?.closest("input, textarea, select, [contenteditable]");
  return (
    Boolean(field?.value) ||
    document.querySelector("dialog[open], :popover-open:not(#toasts)") !== null
  );
}
