/** Cards for games that the page has no drawing of its own for: theirs come from their folders. */

import { get } from "../../core/net/api.js";
import { asset } from "../../core/net/asset.js";
import { currentLang, t } from "../../core/text/i18n.js";
import { element, icon } from "../../core/ui/dom.js";

/** @param {Element} shelf its `data-games` names all engines; those without a card get one */
export async function fillShelf(shelf) {
  for (const old of shelf.querySelectorAll("[data-made]")) old.remove(); // in another language
  const missing = shelf.dataset.games
    .split(" ")
    .filter((id) => id && !shelf.querySelector(`[data-engine="${id}"]`));
  if (!missing.length) return;
  const games = await get("/api/games", { quiet: true });
  for (const game of games.filter(({ id }) => missing.includes(id))) {
    const texts = await get(`/messages/${currentLang()}/${game.id}.json`, { quiet: true });
    shelf.append(card(game, texts));
  }
}

function card({ id, seats }, texts) {
  const players = seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0]);
  return element(
    "article",
    { class: "game", dataset: { engine: id, made: "" } },
    element("img", {
      class: "pic",
      src: asset(`games/${id}/cover.svg`),
      width: 640,
      height: 320,
      alt: "",
    }),
    element(
      "div",
      { class: "in" },
      element("h2", null, texts["game.name"] ?? id),
      element("p", null, texts["game.pitch"]),
      element(
        "ul",
        { class: "facts" },
        element("li", null, icon("people"), players),
        texts["game.minutes"] && element("li", null, icon("clock"), `${texts["game.minutes"]} min`),
        texts["game.age"] && element("li", null, t("home.age", { age: texts["game.age"] })),
      ),
      element(
        "div",
        { class: "card-actions" },
        element(
          "button",
          { type: "button", class: "btn primary", dataset: { newRoom: id } },
          t("home.new_room"),
        ),
        element("a", { class: "btn quiet", href: `/help/${id}` }, t("home.how_to_play")),
      ),
    ),
  );
}
