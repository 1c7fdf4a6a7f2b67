/**
 * What the modules of the client say to each other, and what the server says to them
 * (docs/protocol.md, docs/client.md). For the type checker only: nothing of this is served.
 */

type Table = import("../static/core/table/table.js").Table;
type Plan = import("../static/core/table/plan.js").Plan;
type Change = import("../static/core/state/store.js").Change;

/**
 * JSON whose shape an engine or the server's settings decide: positions, components, options.
 * The core looks into none of it. Fields are not checked, on purpose: a game that wants them
 * checked describes its own views.
 */
interface Data {
  [key: string]: any;
}

/** What happened, as an engine tells it: docs/<engine>.md has the fields of each type. */
interface GameEvent {
  type: string;
  seat?: number;
  [key: string]: any;
}

/** What can be chosen: an engine's own words beside the type. */
interface Action {
  type: string;
  [key: string]: any;
}

interface Prompt {
  key: string;
  values: Data;
}

/** The open question of one seat. */
interface Decision {
  id: string;
  kind: string;
  prompt: Prompt;
  actions: Action[];
  undo: boolean;
}

/** A game as one person may see it. */
interface View {
  public: Data | null;
  private: Data | null;
}

/** A seat of the room. Free ones have neither a person nor a bot. */
interface Seat {
  seat: number;
  person: string | null;
  name: string | null;
  avatar: string | null;
  bot: string | null;
  ready: boolean;
  away: string | null;
}

interface Result {
  winners: number[];
  places: (number | null)[];
  points: number[];
  reason: Prompt;
  [key: string]: any;
}

/** The game of a room, as everybody knows it. */
interface Game {
  id: string;
  number: number;
  seed_hash: string;
  started: string;
  result: Result | null;
  seed: string | null;
  frozen: string | null;
}

interface Room {
  code: string;
  name: string;
  link: string | null;
  engine: string;
  status: "lobby" | "playing" | "over";
  host: string;
  options: Data;
  listed: boolean;
  spectators: boolean;
  seats: Seat[];
  allowed_seats: number[];
  missing: Prompt | null;
  game: Game | null;
}

/** Who I am in a room; `seat` is null for who watches. */
interface You {
  person: string;
  name: string;
  avatar: string;
  seat: number | null;
  host: boolean;
}

interface Presence {
  online: string[];
  watching: { person: string; name: string; avatar: string }[];
}

interface ChatLine {
  n: number;
  person: string;
  name: string;
  text: string;
  channel: "table" | "watch";
  at: string;
}

/** One step of a patch: a subset of RFC 6902. */
interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: any;
}

interface Proposal {
  id: number;
  by: number;
  seat: number;
  action: Action;
  agreed: boolean;
}

interface Snapshot {
  type: "snapshot";
  version: number;
  room: Room;
  game: Game | null;
  public: Data | null;
  private: Data | null;
  decision: Decision | null;
  undo: boolean;
  you: You;
}

/** One beat. Keys that are not there mean that nothing has changed. */
interface Frame {
  type: "frame";
  version: number;
  events?: GameEvent[];
  public?: Operation[];
  private?: Operation[];
  decision?: Decision | null;
  undo?: boolean;
}

/** What answers a message that had an id. */
type Reply =
  | { type: "ack"; id: string; version: number }
  | { type: "reject"; id: string | null; code: string; text: string }
  | { type: "pending"; id: string; text: string }
  | { type: "preview"; id: string; private: Data | null }
  | ({ type: "ideas"; id: string } & Ideas);

interface Ideas {
  seat: number;
  decision: string | null;
  kind: string | null;
  actions: Action[];
}

/** What the server says. */
type Message =
  | Snapshot
  | Frame
  | Reply
  | { type: "hello"; assets: string }
  | { type: "room"; room: Room }
  | { type: "chat"; messages: ChatLine[] }
  | ({ type: "presence" } & Presence)
  | { type: "point"; by: number; seat: number; at: string | null }
  | { type: "proposals"; proposals: Proposal[] }
  | { type: "pong" }
  | { type: "bye"; code: string; text: string };

/** What the client says: docs/protocol.md. The server checks it. */
interface Said {
  type: string;
  id?: string;
  [key: string]: any;
}

/** A screen that a module has put up. */
interface Mounted {
  update(change?: any): any;
  destroy(): void;
}
