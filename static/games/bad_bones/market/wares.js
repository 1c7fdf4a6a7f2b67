/** What the market sells: tiles by their letter, weapons by their name. */
import { tileDrawing, weaponDrawing } from "../say/names.js";

export const isWeapon = (item) => item.length > 1;

/** The key of its texts: `trap.W`, `weapon.axe`. */
export const wareKey = (item) => `${isWeapon(item) ? "weapon" : "trap"}.${item}`;

export const wareName = (t, item) => t(wareKey(item));

export const wareDrawing = (item) =>
  isWeapon(item) ? weaponDrawing(item) : tileDrawing({ trap: item });
