/** Who sits in a seat. Bots have no name of their own: they get one by their seat. */
import { t } from "./i18n.js";

const BOT_NAMES = 6;

/** @param {{seat: number, name: string | null, bot: string | null}} seat */
export const seatName = (seat) => seat.name ?? (seat.bot ? t(`bot.name.${seat.seat % BOT_NAMES}`) : null);

/** @param {{avatar: string | null, bot: string | null}} seat */
export const seatAvatar = (seat) => (seat.bot ? "bot" : (seat.avatar ?? "empty"));
