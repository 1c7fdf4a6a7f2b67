/** An amount of gold. */

import { currentLang } from "../../../core/text/i18n.js";
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {number} amount */
export const inFigures = (amount) => amount.toLocaleString(currentLang());

/** @param {number} amount @param {{label?: string}} [props] */
export const gold = (amount, { label } = {}) =>
  element("span.gold", use("gold", { label }), inFigures(amount));
