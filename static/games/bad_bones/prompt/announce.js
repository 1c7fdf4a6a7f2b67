/** What others sent me, and what chiefs have done to me, is said aloud; what was sent is counted. */
import { element, replace } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

const STAY = 6000;
const BY_NAME = 2;

/** @param {import("../client.js").Client} client @param {Change} change once it has been shown */
export function announce(client, { events }) {
  client.sent ??= new Map();
  if (client.table.seat === null) return;
  const now = new Map();
  for (const { type, seat, target } of events) {
    if (type !== "skeleton.sent" || target !== client.table.seat || seat === target) continue;
    now.set(seat, (now.get(seat) ?? 0) + 1);
  }
  for (const [seat, count] of now) client.sent.set(seat, (client.sent.get(seat) ?? 0) + count);
  const papers = [
    ...sent(client, now),
    ...events.map((event) => NEWS[event.type]?.(client, event)),
  ].filter(Boolean);
  if (!papers.length) return;
  replace(client.parts.notices, papers);
  setTimeout(() => {
    for (const each of papers) each.remove();
  }, STAY);
}

/** From one or two by name; from a crowd in one line: the board must stay in sight. */
function sent(client, now) {
  const { t, table } = client;
  const count = [...now.values()].reduce((sum, each) => sum + each, 0);
  if (now.size > BY_NAME)
    return [paper(client, [...now.keys()], t("client.sent_you_all", { count }))];
  return [...now].map(([seat, each]) =>
    paper(client, [seat], t("client.sent_you", { name: table.players[seat].name, count: each })),
  );
}

const NEWS = {
  "hearse.left": (client, { seat, target }) =>
    target === client.table.seat &&
    paper(
      client,
      [seat],
      client.t("client.hearse_for_you", { name: client.table.players[seat].name }),
      "trap-hearse",
    ),
  "emperor.arrived": (client, { seat }) =>
    paper(
      client,
      [seat],
      client.t(seat === client.table.seat ? "client.emperor_here" : "client.emperor_in", {
        name: client.table.players[seat].name,
      }),
      "chief-emperor",
    ),
  "necromancer.called": (client, { seat, count }) =>
    seat === client.table.seat &&
    paper(client, [], client.t("client.called", { count }), "chief-necromancer"),
};

const paper = ({ table }, seats, text, drawing = "skull-pip") =>
  element(
    "div.toast",
    seats.map((seat) => element("span.avatar.s", use(`av-${table.players[seat].avatar}`))),
    element("span", text),
    use(drawing, { class: "i" }),
  );
