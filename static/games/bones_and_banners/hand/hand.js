/** My hand: units, then buildings, then advisors. A note below a card says what it would be now. */
import { element } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { back } from "../cards/back.js";
import { card } from "../cards/card.js";
import { sprite } from "../sprite.js";

/**
 * @typedef {{id: string, zone: "hand"|"sent", copy: number}} Held `sent`: it goes home in this Rally; `copy`: its
 *   number among its like, so that the keyboard can come back to it
 * @param {Data} mine the private view @returns {Held[][]} kind by kind
 */
export function held({ hand, sent, buildings, advisors, fresh }) {
  const groups = [[...zoned(hand, "hand"), ...zoned(sent, "sent")]];
  groups.push(zoned(buildings, "hand"), zoned([...advisors, ...fresh], "hand"));
  return groups.filter((group) => group.length);
}

function zoned(ids, zone) {
  /** @type {Record<string, number>} */
  const copies = {};
  return ids.map((id) => {
    copies[id] = (copies[id] ?? 0) + 1;
    return { id, zone, copy: copies[id] };
  });
}

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, mine, table, seat } = client;
  if (!mine) return still(parts.hand, [seat, client.army(seat)], () => backs(client));
  const groups = held(mine).map((group) =>
    group.map((each) => ({ ...each, mark: client.mark(each.id, each.zone) })),
  );
  return still(parts.hand, [table.lang, table.decision?.id, groups.map(seen)], () =>
    groups.map((group, i) => [
      i > 0 && element("span.gap"),
      group.map((each) => drawn(client, each)),
    ]),
  );
}

/** All that those who watch may know of a hand. @param {import("../client.js").Client} client */
function backs(client) {
  sprite("pieces-more");
  const { units, buildings, advisors, fresh } = client.army(client.seat);
  const look = { class: ["back", `h${client.seat}`] };
  const several = (kind, count) =>
    Array.from({ length: count }, () => back(kind, client.seat, look));
  return [
    several("unit", units),
    several("building", buildings),
    several("advisor", advisors + fresh),
  ];
}

/** What a group is drawn from: notes are elements, and what they show stands for them. */
const seen = (group) =>
  group.map(({ id, zone, mark: { note, press, ...mark } }) => [
    id,
    zone,
    mark,
    [note].flat(9).map((each) => each?.outerHTML ?? each),
    Boolean(press),
  ]);

/** @param {import("../client.js").Client} client @param {Held & {mark: import("../cards/card.js").Mark}} held */
function drawn(client, { id, zone, copy, mark }) {
  const key = ["card", id, zone === "sent" && zone, copy > 1 && copy];
  return card(client, id, {
    size: "s",
    mark,
    props: { "data-key": key.filter(Boolean).join("-") },
  });
}
