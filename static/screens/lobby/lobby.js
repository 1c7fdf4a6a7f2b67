/** The room before the game: seats round a table, the invitation, the host's options. */
import { asset } from "../../core/net/asset.js";
import { style } from "../../core/net/style.js";
import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";
import { invite } from "./invite.js";
import { options } from "./options.js";
import { redraw } from "./redraw.js";
import { seats } from "./seats.js";
import { startbar } from "./startbar.js";

await style(asset("screens/lobby/lobby.css"));

/**
 * @param {Element} root
 * @param {{data: Data, you: You, presence: Presence, engine: Data, feed: Element}} room
 *   always the newest; see docs/client.md
 */
export function mount(root, room) {
  const heading = (key) => element("div.heading", element("h2", { dataset: { t: key } }, t(key)));
  const parts = {
    invite: element("div.pad"),
    seats: element("div.round"),
    startbar: element("div.startbar.panel"),
    options: element("div.optionspanel"),
  };
  const page = element(
    "div.lobby",
    element(
      "div.invite-column",
      element("section.panel.invitation", heading("lobby.invite"), parts.invite),
      element("section.panel.chatpanel", heading("lobby.chat"), room.feed),
    ),
    element(
      "section.seats-column",
      { "aria-label": t("lobby.seats") },
      parts.seats,
      parts.startbar,
    ),
    element("section.options-column.panel", parts.options),
  );

  function update() {
    redraw(parts.invite, invite, room);
    redraw(parts.seats, seats, room);
    redraw(parts.startbar, startbar, room);
    redraw(parts.options, options, room);
  }

  root.replaceChildren(page);
  update();
  return { update, translate: update, destroy: () => page.remove() };
}
