/** The drawing before a line of the log. */

const MARKS = {
  "market.opened": "i-basket",
  "trap.placed": "i-trap", "trap.retrieved": "i-undo", "skeleton.turned": "trap-treasure",
  "skeleton.slain": "mark-slain", "skeleton.sent": "skull-pip", "skeleton.destroyed": "mark-slain",
  "floor.lost": "floor-pip", "house.burnt": "house-pip", "treasure.stolen": "trap-treasure",
  "seat.out": "mark-loss", "game.over": "mark-crown",
};

/** A player's face where there is none. @param {{type: string}} event */
export const mark = (event) => MARKS[event.type];
