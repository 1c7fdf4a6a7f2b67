// Who sits where, as games and log lines need it.

import { t } from "../text/i18n.js";
import { seatAvatar, seatName } from "./names.js";

/**
 * @param {{room: Room, you: {seat: number|null}, presence: Presence}} store what of it says that
 * @returns {import("../table/table.js").Player[]}
 */
export function playersOf({ room, you, presence }) {
  return room.seats.map(({ seat, person, name, avatar, bot }) => ({
    seat,
    name: seatName({ seat, name, bot }) ?? t("table.free"),
    avatar: seatAvatar({ seat, avatar, bot }),
    bot,
    online: bot !== null || presence.online.includes(person),
    me: seat === you.seat,
  }));
}
