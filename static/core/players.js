// Who sits where, as games and log lines need it.

import { has, t } from "./i18n.js";

/**
 * @param {import("./store.js").Store} store
 * @returns {import("./table.js").Player[]}
 */
export function playersOf({ room, you, presence }) {
  return room.seats.map(({ seat, person, name, avatar, bot }) => ({
    seat,
    name: name ?? botName(bot),
    avatar: bot ? "bot" : (avatar ?? "empty"),
    bot,
    online: bot !== null || presence.online.includes(person),
    me: seat === you.seat,
  }));
}

/** @param {string|null} bot */
export function botName(bot) {
  if (bot === null) return t("table.free");
  return has(`bot.${bot}`) ? t(`bot.${bot}`) : bot;
}
