/**
 * What a game's `index.js` exports for core, and nothing beside it: docs/client.md says what each is
 * for, tests/project/test_clients.py holds every game against it. Only `mount` has to be there.
 */
interface GameClient {
  mount(root: HTMLElement, table: Table): Mounted;

  // the table
  TABS?: GameTab[];
  SOUNDS?: Record<string, import("../static/core/table/sounds.js").Note[]>;
  tab?: "log" | "chat" | "choices";
  highlight?(root: HTMLElement, place: string, seat?: number): void;

  // sentences
  place?(at: string, t: Translate): string | undefined;
  choice?(action: Action, table: Table, seat: number): Sentence | undefined;
  group?(action: Action, table: Table, seat: number): string | undefined;
  proposal?(action: Action, table: Table, seat: number): Sentence | undefined;

  // the log
  BEFORE?: string[];
  words?(event: GameEvent, change: Change, table: Table): Data;
  variant?(event: GameEvent, table: Table): string | undefined;
  mark?(event: GameEvent, table: Table): Element | null | undefined;

  // the lobby
  drawing?(id: string): Element;

  // the end
  PARTS?: string[];
  together?(table: Table): boolean;
  rival?(table: Table): Rival | null;
  fate?(table: Table, seat: number): string | null;
  remains?(root: HTMLElement, table: Table, seat: number | null): void | Promise<void>;
  story?(
    root: HTMLElement,
    table: Table,
    result: Result,
    past: () => Promise<Change[]>,
  ): void | Promise<void>;
}

type GameTab = import("../static/core/table/phone_tabs.js").GameTab;

/** Text, or text with elements in it. */
type Sentence = import("../static/core/ui/dom.js").Child;

type Translate = (key: string, values?: Data) => string;

/** Plays against a single person, without a seat. */
interface Rival {
  name: string;
  face(): Element;
  points: number;
  parts: Record<string, number>;
}
