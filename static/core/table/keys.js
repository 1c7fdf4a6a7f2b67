// One key for what is done often. The list is what the help shows.

import { t } from "../text/i18n.js";
import { note } from "../ui/dialog.js";
import { element } from "../ui/dom.js";
import { whenPressed } from "../ui/pressed.js";

/** @typedef {Record<string, () => void>} Keys by the key's name, in lower case */

/** @param {Keys} keys @returns {() => void} stops listening */
export function listen(keys) {
  const all = { ...keys, "?": () => help() };
  return whenPressed(window, (event) => {
    const run = all[event.key.toLowerCase()];
    run?.();
    return run;
  });
}

const SHOWN = ["u", "s", "p", "m", "l", "c", "x", "enter", "escape", "?"];

export function help() {
  const rows = SHOWN.map((key) => [
    element("dt", element("kbd", t(`keys.name.${key}`))),
    element("dd", t(`keys.${key}`)),
  ]);
  note(t("keys.title"), element("dl.keys", rows));
}
