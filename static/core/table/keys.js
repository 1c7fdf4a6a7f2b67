// One key for what is done often. The list is what the help shows.

import { t } from "../text/i18n.js";
import { note } from "../ui/dialog.js";
import { element } from "../ui/dom.js";

/** @typedef {Record<string, () => void>} Keys by the key's name, in lower case */

/** @param {Keys} keys @returns {() => void} stops listening */
export function listen(keys) {
  const all = { ...keys, "?": () => help() };
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
    const run = all[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

const SHOWN = ["u", "s", "p", "m", "l", "c", "x", "enter", "escape", "?"];

export function help() {
  const rows = SHOWN.map((key) => [
    element("dt", null, element("kbd", null, t(`keys.name.${key}`))),
    element("dd", null, t(`keys.${key}`)),
  ]);
  note(t("keys.title"), element("dl", { class: "keys" }, rows));
}
