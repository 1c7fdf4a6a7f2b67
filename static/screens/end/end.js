/** After the game: who, why, and the next thing to do; points by parts; the story. */
import { asset } from "../../core/net/asset.js";
import { style } from "../../core/net/style.js";
import { past } from "../../core/state/history.js";
import { t } from "../../core/text/i18n.js";
import { element, icon, replace } from "../../core/ui/dom.js";
import { crown } from "./crown.js";
import { ranking } from "./ranking.js";
import { verify } from "./verify.js";

await style(asset("screens/end/end.css"));

/**
 * @param {Element} root
 * @param {{key: string, data: Data, you: You, engine: Data, game: GameClient, table: Table, feed: Element, replay: Function}} room
 *   see docs/client.md
 */
export function mount(root, room) {
  const page = element("div.endpage");
  const chat = element(
    "section.panel.chatpanel",
    element("div.heading", element("h2", { dataset: { t: "lobby.chat" } }, t("lobby.chat"))),
    room.feed,
  );

  function draw() {
    const { game, table, data, key } = room;
    const { result } = data.game;
    const story = element("section.panel.story");
    replace(
      page,
      crown(room, result),
      ranking(room, result),
      game.story && story,
      chat,
      element(
        "p.fair.small.muted",
        icon("seal"),
        element(
          "span",
          t("end.fair"),
          " ",
          element("button.link", { onclick: () => verify(data.game) }, t("end.verify")),
        ),
      ),
    );
    page.classList.toggle("alone", !game.story);
    game.story?.(story, table, result, async () => (await past(key, { quiet: true })).changes);
  }

  root.replaceChildren(page);
  draw();
  // Somebody's presence changes nothing here; a rematch opens the lobby by itself.
  return { update() {}, translate: draw, destroy: () => page.remove() };
}
