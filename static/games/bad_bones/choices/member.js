/** One of several skeletons at a place: who leads a group, whom a tower stops. */
import { which } from "./faces.js";
import { nowhere } from "./nowhere.js";

/** @param {string} hint */
const member = (hint) => ({
  icon: "i-march",
  ...nowhere,
  hint: (client) => client.t(hint),
  stage(client) {
    const { id, actions } = client.table.decision;
    client.papers.near(actions[0].at, `member ${id}`, () => which(client, actions, client.t(hint)));
  },
});

export const leader = member("client.hint.leader");
export const stopped = member("client.hint.stop");
