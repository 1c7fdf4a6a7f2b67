/** What has happened in the turn that is on: kept as the table tells it, one group of events per action. */

/** @type {WeakMap<Data, {player: number|null, groups: GameEvent[][]}>} by table */
const turns = new WeakMap();

/** @param {import("../client.js").Client} client @returns {{player: number|null, events: GameEvent[]}} */
export function turnOf(client) {
  const { table } = client;
  if (!turns.has(table)) {
    turns.set(table, begun(client.view));
    table.on("shown", (change) => note(client, change));
    table.on("past", (changes) => recall(client, changes));
  }
  const { player, groups } = turns.get(table);
  return { player, events: groups.flat() };
}

function note(client, change) {
  const turn = turns.get(client.table);
  const { events, fresh } = change;
  if (fresh) Object.assign(turn, begun(change.after.public));
  else if (events.length) follow(turn, events);
  else return;
  client.draw();
}

/** After a snapshot, what came before it in this turn. */
function recall(client, changes) {
  const turn = { player: null, groups: [] };
  for (const { events } of changes) if (events.length) follow(turn, events);
  if (turn.player !== client.view.turn) return;
  Object.assign(turns.get(client.table), turn);
  client.draw();
}

function follow(turn, events) {
  if (events.some(({ type }) => type === "undone")) turn.groups.pop();
  else add(turn, events);
}

/** A snapshot does not say how things came about, but which card lies in its slot. */
function begun({ turn: player, action }) {
  const played = action?.card
    ? [{ type: "card.played", seat: player, card: action.card, slot: action.slot }]
    : [];
  return { player, groups: played.length ? [played] : [] };
}

/** A turn begins with its event; what comes before it in the same beat ends the one before. */
function add(turn, events) {
  const began = events.findLastIndex(({ type }) => type === "turn.began");
  if (began >= 0) Object.assign(turn, { player: events[began].seat ?? null, groups: [] });
  turn.groups.push(began >= 0 ? events.slice(began + 1) : events);
}
