/** Loyalty divided between the two patrons. */
import { mono } from "../pieces/pieces.js";
import { chipsOf } from "./plain.js";

export const divide = {
  chips(client) {
    const all = Math.max(...client.actions.map(({ marsh }) => marsh ?? 0));
    return chipsOf(client, ({ marsh }) => ({
      icon: [
        marsh && mono("marsh", { label: null }),
        all - marsh && mono("cope", { label: null }),
      ].filter(Boolean),
    }));
  },
};
