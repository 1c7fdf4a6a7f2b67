/** The game brings its own style sheets. */
import { sheetsOf, style } from "../../core/net/style.js";

const SHEETS = ["table", "board", "panels", "papers", "sizes"];

/** One of them, also one that most tables never need. @type {(name: string) => Promise<unknown>} when it is here */
export const load = sheetsOf(import.meta.url);

/** Those that every table needs, after the colours that all of them use. */
export const styles = () =>
  Promise.all([style(new URL("./tokens.css", import.meta.url).href), ...SHEETS.map(load)]);
