// Who sits where, as games and log lines need it.

import { t } from "./i18n.js";

/** Bots are called by their seat: `bot.name.0` and so on. */
const BOT_NAMES = 6;

/**
 * @param {import("./store.js").Store} store
 * @returns {import("./table.js").Player[]}
 */
export function playersOf({ room, you, presence }) {
  return room.seats.map(({ seat, person, name, avatar, bot }) => ({
    seat,
    name: name ?? (bot === null ? t("table.free") : t(`bot.name.${seat % BOT_NAMES}`)),
    avatar: bot ? "bot" : (avatar ?? "empty"),
    bot,
    online: bot !== null || presence.online.includes(person),
    me: seat === you.seat,
  }));
}
