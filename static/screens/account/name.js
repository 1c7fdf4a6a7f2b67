/** The one question a newcomer is asked. */

import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";
import { faces, me, nameField, saveMe } from "./me.js";

/**
 * Asks for a name and a face.
 * @param {string} title
 * @param {{id: string, label: string}[]} actions the first is the main one, which Enter chooses
 * @param {{required?: boolean, taken?: string[]}} [more] whether the person may not think better of it; faces that others have
 * @returns {Promise<string | null>} the chosen action
 */
function ask(title, actions, { required = false, taken = [] } = {}) {
  return new Promise((resolve) => {
    const form = element(
      "form",
      { onsubmit: submit },
      element("h2", title),
      nameField({ autofocus: true }),
      faces(undefined, taken),
      element("p.small.muted", t("name.why")),
      element(
        "div.acts",
        actions.map(({ id, label }, i) =>
          element("button", { type: "submit", class: i ? "btn" : "btn primary", value: id }, label),
        ),
      ),
    );
    const dialog = element(
      "dialog",
      {
        "aria-label": title,
        oncancel: (event) => required && event.preventDefault(),
        onclose: () => {
          dialog.remove();
          resolve(null);
        },
      },
      form,
    );

    async function submit(event) {
      event.preventDefault();
      const data = new FormData(form);
      await saveMe(/** @type {string} */ (data.get("name")).trim(), data.get("avatar"));
      resolve(event.submitter?.value ?? actions[0].id);
      dialog.close();
    }

    document.body.append(dialog);
    dialog.showModal();
  });
}

/** For those who open an invite link without a name yet: `"sit"` or `"watch"`. */
export const askSitOrWatch = (room, taken) =>
  ask(
    t("name.join", { room }),
    [
      { id: "sit", label: t("name.sit") },
      { id: "watch", label: t("name.watch") },
    ],
    { required: true, taken },
  );

/** Goes on at once if the person has a name; else asks first. Resolves to whether to go on. */
export async function withName(label) {
  return ((await me()) ?? (await ask(t("name.title"), [{ id: "go", label }]))) !== null;
}
