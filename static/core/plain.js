// A game without a client of its own: its public and private views as nested lists. What may be
// done is in the list of choices.

import { element, replace } from "./dom.js";
import { has, t } from "./i18n.js";
import { words } from "./words.js";

/** @param {HTMLElement} root @param {import("./table.js").Table} table */
export function mount(root, table) {
  const prompt = element("p", { class: "display plain-prompt" });
  const views = element("div", { class: "plain-views" });
  const page = element("div", { class: "plain" }, element("div", { class: "panel plain-text" }, prompt, views), table.parts.feed);
  root.append(page);

  function update() {
    const { decision, view } = table;
    prompt.textContent = decision
      ? t(decision.prompt.key, words(decision.prompt.values ?? {}))
      : t("feed.choices.none");
    replace(views, ["private", "public"].filter((side) => view[side]).map((side) => [
      element("h2", null, t(`plain.${side}`)),
      describe(view[side], table),
    ]));
  }

  update();
  return { update, destroy: () => page.remove() };
}

/** @param {object} value */
function describe(value, table) {
  return element("ul", null, Object.entries(value).map(([key, entry]) => line(key, entry, table)));
}

function line(key, value, table) {
  const name = label(key, table);
  if (value === null || typeof value !== "object") return element("li", null, `${name}: ${value}`);
  if (Object.keys(value).length === 0) return element("li", null, `${name}: –`);
  return element("li", null, element("details", { open: true }, element("summary", null, name), describe(value, table)));
}

function label(key, table) {
  if (has(`plain.word.${key}`)) return t(`plain.word.${key}`);
  return table.players[key]?.name ?? key;
}
