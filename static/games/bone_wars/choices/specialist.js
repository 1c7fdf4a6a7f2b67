/** A torn team card has room for a specialist: who goes along, and when they work. */

import { specialistDrawing } from "../pieces/names.js";
import { icon } from "../pieces/pieces.js";
import { chipsOf } from "./plain.js";

export const specialist = {
  chips: (client) =>
    chipsOf(client, ({ specialist: id, when }) => ({
      icon: icon(specialistDrawing(id)),
      label: client.t(`specialist.${id}`),
      note: client.t(`client.desk.when.${when}`),
    })),
  brings: (client, { specialist: id }) => id && client.t(`specialist.${id}.does`),
};
