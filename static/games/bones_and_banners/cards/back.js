/** The back of a card: all that others see of it. */
import { use } from "../sprite.js";

/** @param {"unit"|"recruit"|"advisor"|"building"|"land"|"shuffle"} kind @param {number} [seat] whose unit @param {Data} [props] */
export const back = (kind, seat, props) =>
  use(kind === "unit" ? `back-unit-${seat}` : `back-${kind}`, { class: "back", ...props });

/** The same, small enough for a line of text. @param {"unit"|"recruit"|"advisor"|"building"|"land"} kind @param {number} [seat] @param {Data} [props] */
export const smallBack = (kind, seat, props) =>
  use(kind === "unit" ? `c-unit-${seat}` : `c-${kind}`, props);
