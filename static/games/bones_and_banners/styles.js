/** The game brings its own style sheets; its colours come first, since all the others use them. */
import { sheets } from "../../kit/sheets.js";

const ALWAYS = ["../tokens", "world", "pieces", "cards", "units", "table", "narrow", "phone"];

export const { load, styles } = sheets(import.meta.url, ALWAYS);
