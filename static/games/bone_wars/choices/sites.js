/** Dig site actions of a bonus: any site, one after the other. */
import { siteTile } from "../pieces/pieces.js";
import { chipsOf } from "./plain.js";

export const sites = {
  chips: (client) =>
    chipsOf(client, ({ at }) => {
      const { tile } = client.view.sites[at];
      return {
        icon: siteTile(tile, { label: null }),
        label: client.t(`site.${at}`),
        note: client.t(`tile.${tile}`),
      };
    }),
  brings: (client, { at }) => at && client.t(`tile.${client.view.sites[at].tile}.does`),
};
