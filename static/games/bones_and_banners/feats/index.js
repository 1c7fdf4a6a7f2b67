/** Achievements are told of at the moment in which they are earned: what shows them is fetched then. */
import { fetched } from "../../../core/net/patience.js";

/** @param {import("../client.js").Client} client @param {GameEvent[]} events */
export async function notice(client, events) {
  const feats = events.filter(({ type }) => type === "feat").map(({ feat }) => feat);
  if (client.table.replay || !feats.length) return;
  const { show } = await fetched(() => import("./notice.js"));
  for (const feat of feats) if (!client.gone) show(client, feat);
}
