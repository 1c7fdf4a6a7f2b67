/** Where the pieces of Bone Wars fly. */
import { Stage as Air } from "../../../kit/stage.js";
import * as where from "./where.js";

export class Stage extends Air {
  constructor(client) {
    const { table, parts } = client;
    const how = { flying: "bw-flying", without: ["legal", "sel"] };
    super({ table, air: parts.air, page: parts.bw }, how);
    this.client = client;
    /** Where the things of an event are on this table: `where.js`. @type {Record<string, (...what: any[]) => Element|null>} */
    this.at = Object.fromEntries(
      Object.entries(where).map(([name, /** @type {any} */ find]) => [
        name,
        (...what) => find(client, ...what),
      ]),
    );
  }
}
