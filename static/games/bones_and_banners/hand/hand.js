/** My hand: units, then buildings, then advisors. A note below a card says what it would be now. */
import { element } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { card } from "../cards/card.js";

/**
 * What I hold, kind by kind; each card with a number among its copies, so that the keyboard can come back to it.
 * @param {Data} mine the private view
 */
export function held({ hand, advisors, fresh, buildings }) {
  return [hand, buildings, [...advisors, ...fresh]].filter((group) => group.length).map(numbered);
}

function numbered(ids) {
  /** @type {Record<string, number>} */
  const copies = {};
  return ids.map((id) => {
    copies[id] = (copies[id] ?? 0) + 1;
    return { id, copy: copies[id] };
  });
}

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, mine } = client;
  if (!mine) return parts.hand.replaceChildren();
  const groups = held(mine).map((group) =>
    group.map(({ id, copy }) => ({ id, copy, mark: client.mark(id, copy) })),
  );
  const from = [client.table.lang, client.table.decision?.id, groups.map(seen)];
  return still(parts.hand, from, () =>
    groups.map((group, i) => [
      i > 0 && element("span.gap"),
      group.map((each) => drawn(client, each)),
    ]),
  );
}

/** What the drawing of a group is made from: notes are elements, so their text stands for them. */
const seen = (group) =>
  group.map(({ id, mark: { note, press, ...mark } }) => [id, mark, said(note), Boolean(press)]);

const said = (note) => [note].flat(9).map((each) => each?.outerHTML ?? each);

const drawn = (client, { id, copy, mark }) =>
  card(client, id, {
    size: "s",
    mark,
    props: { "data-key": copy > 1 ? `card-${id}-${copy}` : `card-${id}` },
  });
