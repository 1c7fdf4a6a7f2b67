/** What others sent me is said aloud, and counted. */
import { element } from "../../core/dom.js";
import { use } from "./sprite.js";

const STAY = 6000;

/** @param {object} client @param {object} change once it has been shown */
export function announce(client, { events }) {
  client.sent ??= new Map();
  if (client.table.seat === null) return;
  const now = new Map();
  for (const { type, seat, target } of events) {
    if (type !== "skeleton.sent" || target !== client.table.seat || seat === target) continue;
    now.set(seat, (now.get(seat) ?? 0) + 1);
  }
  for (const [seat, count] of now) {
    client.sent.set(seat, (client.sent.get(seat) ?? 0) + count);
    notice(client, seat, count);
  }
}

function notice(client, seat, count) {
  const { name, avatar } = client.table.players[seat];
  const paper = element("div", { class: "toast" },
    element("span", { class: "av s" }, use(`av-${avatar}`)),
    element("span", null, client.t("client.sent_you", { name, count })),
    use("skull-pip", { class: "i" }));
  client.parts.notices.append(paper);
  setTimeout(() => paper.remove(), STAY);
}
