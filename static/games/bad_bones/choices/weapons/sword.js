/** The two-handed sword: the hero goes once more, as in his own phase. */
import { strides } from "../hero.js";
import { spaces } from "./spaces.js";
import { usesBy } from "./uses.js";

export const sword = {
  ...spaces("to"),
  stage: (client) => strides(client, [...usesBy(client, "to").keys()]),
};
