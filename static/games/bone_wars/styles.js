/** The game brings its own style sheets. */
import { sheets } from "../../kit/sheets.js";

const ALWAYS = ["world", "pieces", "table", "map", "desk", "phone"];

export const { load, styles } = sheets(import.meta.url, ALWAYS);
