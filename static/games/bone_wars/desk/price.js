/** What playing costs, read off the board: the client knows no other rule of it. */

/** @returns {number} index of the slot that the next card goes to, or -1 */
export const nextSlot = ({ players }, seat) => players[seat].slots.findIndex(({ card }) => !card);

/** What is printed on a slot. @returns {{cost: number, ap: number, depth: number, icon: string|null}} */
export function slotOf({ players, components }, seat, index) {
  const { upgraded } = players[seat].slots[index];
  return upgraded ? components.upgraded_slot : components.slots[index] ?? components.upgraded_slot;
}

/** Whether a seat has the grant whose rule has this name. */
export function grants({ players, grants: inPlay, components }, seat, key) {
  const { grant } = players[seat];
  return grant != null && components.grants[inPlay[grant - 1]] === key;
}

/** The price of the next slot. */
export function slotCost(view, seat) {
  const index = nextSlot(view, seat);
  if (index < 0 || grants(view, seat, "ignore_slot_cost")) return 0;
  return slotOf(view, seat, index).cost;
}

/** What playing a card costs now: the slot, and for a team the team. @param {object} card as in a slot */
export const costOf = (view, seat, card) =>
  slotCost(view, seat) + (card.team ? view.components.team_cards[card.team].cost : 0);
