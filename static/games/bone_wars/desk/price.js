/** What is printed on slots, and what playing a card costs as the engine says it. */

/** What is printed on a slot. @returns {{cost: number, ap: number, depth: number, icon: string|null}} */
export function slotOf({ players, components }, seat, index) {
  const { upgraded } = players[seat].slots[index];
  return upgraded
    ? components.upgraded_slot
    : (components.slots[index] ?? components.upgraded_slot);
}

/** What playing a card of my hand costs now. @param {Data|null|undefined} hints of a private view @param {Data} card as in a slot */
export const costOf = (hints, { team }) => (team ? hints?.prices?.team[team] : hints?.prices?.slot);
