/** The room before the game: seats round a table, the invitation, the host's options. */
import { get } from "../core/api.js";
import { element } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { invite } from "./lobby/invite.js";
import { options } from "./lobby/options.js";
import { redraw } from "./lobby/redraw.js";
import { seats } from "./lobby/seats.js";
import { startbar } from "./lobby/startbar.js";

/**
 * @param {Element} root
 * @param {{room: object, you: object, presence: object, engine: string, chat: Element}} context
 *   see docs/client.md
 */
export function mount(root, context) {
  const room = {
    get data() { return context.room; },
    get you() { return context.you; },
    get presence() { return context.presence; },
    engine: null,
  };
  get("/api/games").then((games) => {
    room.engine = games.find((each) => each.id === context.engine) ?? null;
    update();
  });
  const heading = (key) => element("div", { class: "hd" }, element("h2", { dataset: { t: key } }, t(key)));
  const parts = {
    invite: element("div", { class: "pad" }),
    seats: element("div", { class: "round" }),
    startbar: element("div", { class: "startbar panel", role: "region" }),
    options: element("div", { class: "optionspanel" }),
  };
  const page = element(
    "div",
    { class: "lobby" },
    element(
      "div",
      { class: "c1" },
      element("section", { class: "panel inv" }, heading("lobby.invite"), parts.invite),
      element("section", { class: "panel chatpanel" }, heading("lobby.chat"), context.chat),
    ),
    element("section", { class: "c2", "aria-label": t("lobby.seats") }, parts.seats, parts.startbar),
    element("section", { class: "c3 panel" }, parts.options),
  );

  function update() {
    redraw(parts.invite, invite, room);
    redraw(parts.seats, seats, room);
    redraw(parts.startbar, startbar, room);
    redraw(parts.options, options, room);
    // Who has no seat yet decides by the seats; the invitation is for those who sit.
    page.classList.toggle("watching", room.you?.seat == null);
  }

  root.replaceChildren(page);
  update();
  return { update, destroy: () => page.remove() };
}
