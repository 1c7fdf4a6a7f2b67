/** The game brings its own style sheets. */
import { sheetsOf } from "../../core/net/style.js";

const SHEETS = ["world", "pieces", "table", "map", "desk", "phone"];

/** One of them, also one that most tables never need. @type {(name: string) => Promise<unknown>} when it is here */
export const load = sheetsOf(import.meta.url);

/** Those that every table needs. */
export const styles = () => Promise.all(SHEETS.map(load));
