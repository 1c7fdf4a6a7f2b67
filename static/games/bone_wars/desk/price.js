/** What playing costs: printed on cards, and on slots as the engine says it. */

/** @returns {number} index of the slot that the next card goes to, or -1 */
export const nextSlot = ({ players }, seat) => players[seat].slots.findIndex(({ card }) => !card);

/** What is printed on a slot. @returns {{cost: number, ap: number, depth: number, icon: string|null}} */
export function slotOf({ players, components }, seat, index) {
  const { upgraded } = players[seat].slots[index];
  return upgraded
    ? components.upgraded_slot
    : (components.slots[index] ?? components.upgraded_slot);
}

/** What playing a card costs now: the slot, and for a team the team. @param {Data} card as in a slot */
export const costOf = (view, seat, card) =>
  (view.players[seat].costs[nextSlot(view, seat)] ?? 0) +
  (card.team ? view.components.team_cards[card.team].cost : 0);
