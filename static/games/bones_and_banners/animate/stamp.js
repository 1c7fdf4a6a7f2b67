/** Pressed across something: what has become of it. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {string} text @param {string} sign @param {string} kind */
export const stamp = (text, sign, kind) =>
  element("span.stamp", { class: kind === "retreat" && "homeward" }, use(sign), text);
