/** What one has seen of both armies so far: a memory aid, made from what this page was sent. */
import { element } from "../../../core/ui/dom.js";
import { seenOf } from "../memory/seen.js";
import { tokens } from "./tokens.js";

/** @param {import("../client.js").Client} client @returns {import("./sheet.js").Sheet} */
export const memory = (client) => ({
  title: client.t("client.memory"),
  kind: "reading",
  lead: client.t("client.memory.lead"),
  body: [client.other, client.seat].map((seat) => of(client, seat)),
});

function of(client, seat) {
  const { t, cards } = client;
  const { cards: met, revealed, bluffs } = seenOf(client, seat);
  const kept = [...met.keys()].filter((id) => !client.army(seat).lost.includes(id));
  const when = (id) => t("client.memory.round", { round: met.get(id).round });
  const [loyal, recruits] = [true, false].map((loyalist) =>
    kept.filter((id) => cards.units[id].loyalist === loyalist),
  );
  return element(
    "section.pile-part",
    { class: `h${seat}` },
    element("h3", client.name(seat)),
    element("p.q", t("client.memory.bluffs", { count: bluffs, revealed })),
    [recruits, loyal].map((ids) => ids.length > 0 && tokens(client, ids, when)),
    kept.length === 0 && element("p.q", t("client.memory.none")),
  );
}
