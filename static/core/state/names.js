/** Who sits in a seat. Bots have no name and no face of their own: they get them by their seat. */
import { t } from "../text/i18n.js";

const BOTS = 6;

/** @param {{seat: number, name: string | null, bot: string | null}} seat */
export const seatName = (seat) =>
  seat.name ?? (seat.bot ? t(`bot.name.${seat.seat % BOTS}`) : null);

export const AVATARS = ["fox", "owl", "hare", "bear", "raven", "badger"];

/**
 * Faces stand for people (on the edges of boards, on a catapult): two with the same one would be
 * one person. Who sat down first keeps the face, the other gets one that is free; for everybody alike.
 * @template {{avatar: string | null, bot: string | null}} Seat @param {Seat[]} seats @returns {Seat[]}
 */
export function distinct(seats) {
  const taken = new Set();
  const free = () =>
    AVATARS.find((each) => !taken.has(each) && seats.every(({ avatar }) => avatar !== each));
  return seats.map((seat) => {
    if (!seat.avatar || seat.bot) return seat;
    const avatar = taken.has(seat.avatar) ? (free() ?? seat.avatar) : seat.avatar;
    taken.add(avatar);
    return { ...seat, avatar };
  });
}

/** @param {{seat: number, avatar: string | null, bot: string | null}} seat */
export const seatAvatar = (seat) =>
  seat.bot ? `bot${seat.seat % BOTS}` : (seat.avatar ?? "empty");

/** The colour that goes with a face, for outlines and lines. @param {string} avatar */
export const seatTint = (avatar) => `var(--seat-${avatar}-line, var(--line-strong))`;
