/** The crossbow: tap a skeleton; where several stand, a paper asks which. */
import { which } from "../faces.js";
import { alike, byPlace } from "../stacks.js";
import { uses } from "./uses.js";

const stacks = (client) => byPlace(client, uses(client));

export const crossbow = {
  lit: (client) =>
    new Map([...stacks(client).keys()].map((place) => [place, client.t("client.may.aim")])),
  tap(client, place) {
    const shots = stacks(client).get(place);
    if (alike(client, shots)) client.act(shots[0]);
    else client.pick(client.picked === place ? null : place);
  },
  action(client, place) {
    const shots = stacks(client).get(place) ?? [];
    return shots.length && alike(client, shots) ? shots[0] : null;
  },
  twofold: true,
  stage(client) {
    const shots = stacks(client).get(client.picked);
    if (shots)
      client.papers.near(client.picked, `shot ${client.table.decision.id}`, () =>
        which(client, shots),
      );
  },
};
