/** A table of rows and columns. */
import { element } from "../core/ui/dom.js";

/**
 * @param {string} tag `table` and its classes
 * @param {any} head rows of headings
 * @param {any} rows
 */
export const grid = (tag, head, rows) =>
  element(tag, element("thead", head), element("tbody", rows));
