/** The one question a newcomer is asked. */
import { post } from "../core/api.js";
import { element } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { faces, me, nameField, saveMe } from "./me.js";

/**
 * Asks for a name and a face.
 * @param {string} title
 * @param {{label: string, then?: () => Promise<any>}[]} actions the first is the main one, which
 *   Enter chooses
 * @param {boolean} [required] whether the person may also think better of it
 * @returns {Promise<object | null>} me
 */
function ask(title, actions, required = false) {
  return new Promise((resolve) => {
    const form = element(
      "form",
      { onsubmit: submit },
      element("h2", null, title),
      nameField(),
      faces(),
      element("p", { class: "small muted" }, t("name.why")),
      element(
        "div",
        { class: "acts" },
        actions.map(({ label }, i) => element("button", { class: i ? "btn" : "btn primary", value: i }, label)),
      ),
    );
    const dialog = element("dialog", {
      "aria-label": title,
      oncancel: (event) => required && event.preventDefault(),
      onclose: () => (dialog.remove(), resolve(null)),
    }, form);

    async function submit(event) {
      event.preventDefault();
      const data = new FormData(form);
      const person = await saveMe(data.get("name").trim(), data.get("avatar"));
      await actions[event.submitter?.value ?? 0].then?.().catch(() => {}); // it has been said why
      resolve(person);
      dialog.close();
    }

    document.body.append(dialog);
    dialog.showModal();
  });
}

/** For those who open an invite link without a name yet: sit down, or just watch. */
export function askName() {
  const { code } = document.body.dataset;
  const sit = () => post(`/api/rooms/${code}/sit`);
  return ask(t("name.title"), [{ label: t("name.sit"), then: sit }, { label: t("name.watch") }], true);
}

/** Goes on at once if the person has a name; else asks first. Resolves to whether to go on. */
export async function withName(label) {
  return ((await me()) ?? (await ask(t("name.title"), [{ label }]))) !== null;
}
