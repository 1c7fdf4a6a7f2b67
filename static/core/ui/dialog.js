// Questions and notes over the page.

import { t } from "../text/i18n.js";
import { element } from "./dom.js";

/**
 * Asks before what can't be undone.
 * @param {{title: string, text: string, yes: string}} question
 * @returns {Promise<boolean>}
 */
export function sure({ title, text, yes }) {
  return new Promise((resolve) => {
    const dialog = open(
      title,
      element("p", text),
      element(
        "form.acts",
        { method: "dialog" },
        element("button.btn", { type: "submit", value: "no", autofocus: true }, t("table.cancel")),
        element("button.btn.danger", { type: "submit", value: "yes" }, yes),
      ),
    );
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"));
  });
}

/** @param {string} title @param {...Node} content */
export function note(title, ...content) {
  const close = element(
    "button.btn.primary",
    { type: "submit", autofocus: true },
    t("table.close"),
  );
  open(title, ...content, element("form.acts", { method: "dialog" }, close));
}

function open(title, ...content) {
  const dialog = element("dialog.asks", { "aria-label": title }, element("h2", title), ...content);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
