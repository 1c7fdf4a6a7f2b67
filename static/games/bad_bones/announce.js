/** What others sent me is said aloud, and counted. */
import { element, replace } from "../../core/dom.js";
import { use } from "./sprite.js";

const STAY = 6000;
const BY_NAME = 2;

/** @param {object} client @param {object} change once it has been shown */
export function announce(client, { events }) {
  client.sent ??= new Map();
  if (client.table.seat === null) return;
  const now = new Map();
  for (const { type, seat, target } of events) {
    if (type !== "skeleton.sent" || target !== client.table.seat || seat === target) continue;
    now.set(seat, (now.get(seat) ?? 0) + 1);
  }
  for (const [seat, count] of now) client.sent.set(seat, (client.sent.get(seat) ?? 0) + count);
  if (now.size) notices(client, now);
}

/** From one or two by name; from a crowd in one line: the board must stay in sight. */
function notices(client, now) {
  const { t, table, parts } = client;
  const count = [...now.values()].reduce((sum, each) => sum + each, 0);
  const papers = now.size > BY_NAME
    ? [paper(client, [...now.keys()], t("client.sent_you_all", { count }))]
    : [...now].map(([seat, each]) => paper(client, [seat], t("client.sent_you", { name: table.players[seat].name, count: each })));
  replace(parts.notices, papers);
  setTimeout(() => papers.forEach((each) => each.remove()), STAY);
}

const paper = ({ table }, seats, text) => element("div", { class: "toast" },
  seats.map((seat) => element("span", { class: "av s" }, use(`av-${table.players[seat].avatar}`))),
  element("span", null, text),
  use("skull-pip", { class: "i" }));
