/** To whose cemetery a skeleton goes: tap a face at the exit, or a neighbour's panel. */
import { nowhere } from "./nowhere.js";
import { targetFaces } from "./targets.js";

/** One exit (or one catapult, one hearse) after the other. */
function targets(client) {
  const [first] = client.table.decision.actions;
  return client.table.decision.actions.filter(
    (each) => each.at === first.at && each.skeleton === first.skeleton,
  );
}

function placeOf(client) {
  const [{ at, skeleton }] = targets(client);
  return at ?? client.scene.board.skeletons[skeleton]?.at ?? "1,3";
}

const HINTS = { C: "client.hint.catapult", Q: "client.hint.hearse" };

export const exit = {
  icon: "i-march",
  ...nowhere,
  target: (client, seat) => targets(client).find((each) => each.seat === seat) ?? null,
  hint(client) {
    const [{ at }] = targets(client);
    return client.t(HINTS[client.scene.board.tiles[at]?.trap] ?? "client.hint.exit");
  },

  stage(client) {
    client.papers.near(placeOf(client), `to ${client.table.decision.id}`, () =>
      targetFaces(client, targets(client)),
    );
  },
};
