// A game without a client of its own: its public and private views as nested lists. What may be
// done is in the list of choices.

import { t } from "../text/i18n.js";
import { words } from "../text/words.js";
import { element, replace } from "../ui/dom.js";

/** The list of choices is the only way to play it: it is opened first. */
export const tab = "choices";

/** @param {HTMLElement} root @param {import("./table.js").Table} table */
export function mount(root, table) {
  const prompt = element("p.display.plain-prompt");
  const views = element("div.plain-views");
  const page = element(
    "div.plain",
    element("div.panel.plain-text", prompt, views),
    table.parts.feed,
  );
  root.append(page);

  function update() {
    const { decision, view, seat } = table;
    const none = seat === null ? "feed.choices.watching" : "feed.choices.none";
    prompt.textContent = decision
      ? t(decision.prompt.key, words(decision.prompt.values ?? {}))
      : t(none);
    replace(
      views,
      view.private && [element("h2", t("plain.private")), describe(view.private, [])],
      view.public && [element("h2", t("plain.public")), describe(view.public, table.players)],
    );
  }

  update();
  return { update, destroy: () => page.remove() };
}

/** @param {Data} value @param {{name: string}[]} players a list as long as theirs is one per seat */
function describe(value, players) {
  const seats = Array.isArray(value) && value.length === players.length;
  const lines = Object.entries(value).map(([key, entry]) =>
    line(seats ? players[key].name : key, entry, players),
  );
  return element("ul", lines);
}

function line(name, value, players) {
  if (value === null || typeof value !== "object") return element("li", `${name}: ${said(value)}`);
  if (Object.keys(value).length === 0) return element("li", `${name}: –`);
  const inside = describe(value, players);
  return element("li", element("details", { open: true }, element("summary", name), inside));
}

function said(value) {
  if (value === null) return "–";
  return typeof value === "boolean" ? t(`plain.${value}`) : value;
}
