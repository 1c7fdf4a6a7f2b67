/**
 * What I must do now: one sentence, how and why, the choices as chips, *Undo* and one brass button that says what it
 * will do. It lies between the board, where one acts, and the desk, what one acts with; on phones it is docked.
 */
import { element, replace } from "../../../core/ui/dom.js";
import { half, open, press } from "../choices/half.js";
import { wayOf } from "../choices/index.js";
import { isQuiet, say } from "../choices/plain.js";
import { glance } from "../desk/outcome.js";
import { aside, fold } from "../dialogs/memory.js";
import { icon } from "../pieces/pieces.js";
import { waiting } from "./waiting.js";

/** How far a row is to be scrolled that no frame has shown yet. @type {WeakMap<Data, number>} */
const coming = new WeakMap();

export function draw(client) {
  const way = wayOf(client);
  const { strip } = client.parts;
  const id = client.decision?.id ?? "";
  const scrolled =
    strip.dataset.decision === id
      ? (coming.get(client) ?? strip.querySelector(".tickets")?.scrollLeft ?? 0)
      : 0;
  strip.dataset.decision = id;
  replace(strip, way ? asked(client, way) : calm(client));
  const row = strip.querySelector(".tickets");
  if (!row) return;
  coming.set(client, scrolled);
  // Not now: measuring in the middle of a drawing would lay out the whole table once more.
  requestAnimationFrame(() => {
    coming.delete(client);
    keepInSight(row, scrolled);
  });
}

/** The row stays where it was scrolled to, unless what was picked would be out of sight. */
function keepInSight(row, scrolled) {
  row.scrollLeft = scrolled;
  const chosen = row.querySelector(".sel");
  if (!chosen) return;
  const left = chosen.offsetLeft - row.offsetLeft;
  if (left < row.scrollLeft || left + chosen.offsetWidth > row.scrollLeft + row.clientWidth)
    row.scrollLeft = left - 24;
}

/** Somebody else's turn, or nobody's. */
function calm(client) {
  const { title, text, tools } = waiting(client);
  return element(
    "section.decide.calm",
    { "aria-label": client.t("client.desk.strip") },
    element("div.asks", element("div", element("h2", title), text && element("p", text))),
    element("div.buttons", undo(client), tools, unfold(client)),
  );
}

function asked(client, way) {
  const { decision, t } = client;
  const { key, values } = decision.prompt;
  const { said } = half(client);
  const title = way.title?.(client) ?? t(key, values);
  const text =
    said ?? way.text?.(client) ?? (client.has(`${key}.help`) && t(`${key}.help`, values));
  return element(
    "section.decide",
    { "aria-label": t("client.desk.strip") },
    element(
      "div.asks",
      element("span.lamp"),
      element(
        "div",
        element("h2", title),
        text && element("p", { class: said && "why", role: said && "status" }, text),
      ),
    ),
    rising(client, way),
    chips(client, way),
    glance(client, way),
    element(
      "div.buttons",
      all(client),
      undo(client),
      quiet(client, way),
      unfold(client),
      brass(client, way),
    ),
  );
}

/** Where the hand is on another page or below, its tray rises from the strip. */
const rising = (client, way) => (client.form === "desk" ? null : way.tray?.(client));

function chips(client, way) {
  const opened = half(client).open !== null || Boolean(way.deep?.(client));
  const list = rising(client, way) && !opened ? [] : sorted(client, way.chips(client));
  if (!list.length) return null;
  return element(
    "div",
    {
      class: ["tickets", list.length > 6 && "many"],
      role: "group",
      "aria-label": client.t("client.desk.choices"),
    },
    opened && back(client),
    list.map((chip) => face(client, way, chip)),
  );
}

const back = (client) =>
  element(
    "button.ticket.turn",
    {
      dataset: { key: "chip-back" },
      "aria-label": client.t("client.desk.back"),
      onclick: () => open(client, null),
    },
    icon("arrow-r"),
  );

/** A phone shows three of them at a time: those that can be chosen come first. */
const sorted = ({ form }, list) =>
  form === "phone"
    ? list.toSorted((a, b) => Number(Boolean(a.why)) - Number(Boolean(b.why)))
    : list;

/** @param {import("../choices/index.js").Chip} chip */
function face(client, way, chip) {
  const { key, icon: drawing, label, note, why, action } = chip;
  const chosen = client.isChosen(action) || Boolean(chip.pressed);
  return element(
    "button",
    {
      class: ["ticket", chosen && "sel", why && "off", chip.hint && "hint"],
      dataset: { key: `chip-${key}`, chip: why ? null : "" },
      "aria-pressed": action ? String(chosen) : null,
      "aria-disabled": why ? "true" : null,
      title: why ?? chip.title ?? (action ? way.brings?.(client, action) : null) ?? null,
      "aria-haspopup": chip.open != null ? "true" : null,
      onclick: () => press(client, chip),
    },
    drawing,
    element(
      "span",
      element("b", label),
      note && element("span.ticket-note", note),
      why && element("span.sr-only", why),
    ),
  );
}

/** The same choices as a list, where no tab of a phone opens it. */
function all(client) {
  if (client.form === "phone") return null;
  const label = client.t("client.desk.all");
  return element(
    "button.ghost",
    {
      dataset: { key: "all" },
      "aria-label": label,
      title: label,
      onclick: () => client.table.front("choices"),
    },
    icon("ui-log"),
  );
}

function undo(client) {
  const { table, t } = client;
  if (!table.canUndo) return null;
  return element(
    "button.ghost",
    {
      dataset: { key: "undo" },
      title: t("client.desk.undo.key"),
      onclick: () => table.undo().catch(() => {}),
    },
    icon("ui-undo"),
    t("client.desk.undo"),
  );
}

/** What ends or declines something. */
function quiet(client, way) {
  const own =
    way.quiet?.(client) ??
    client.actions
      .filter(isQuiet)
      .map((action) => ({ key: JSON.stringify(action), action, label: say(client, action) }));
  // What was picked of them is what the brass button says now: it need not be said twice.
  return own
    .filter(({ action }) => !client.isChosen(action))
    .map(({ key, label, title, action, now, icon: drawing }) =>
      element(
        "button.ghost",
        {
          title: title ?? way.brings?.(client, action) ?? null,
          dataset: { key: `quiet-${key}` },
          "aria-pressed": now ? null : "false",
          onclick: () => (now ? client.act(action) : decline(client, action)),
        },
        drawing && icon(drawing),
        label,
      ),
    );
}

/** Its button becomes the brass one: who works with the keyboard goes on from there. */
function decline(client, action) {
  press(client, { action });
  client.parts.strip.querySelector("[data-key=go]")?.focus({ preventScroll: true });
}

/** Back to what asks: who looks at the table meanwhile has one button for it, in the place of the brass one. */
function unfold(client) {
  const label = aside(client);
  if (!label) return null;
  return element(
    "button",
    {
      class: ["unfold", client.chosen ? "ghost" : "go"],
      dataset: { key: "unfold" },
      onclick: () => fold(client, false),
    },
    icon("ui-expand"),
    element("span", label),
  );
}

function brass(client, way) {
  const { chosen, t } = client;
  if (!chosen && aside(client)) return null;
  const label = chosen
    ? (way.label?.(client, chosen) ?? say(client, chosen))
    : t("client.desk.choose");
  return element(
    "button",
    {
      class: ["go", chosen && "sel"],
      dataset: { key: "go" },
      disabled: !chosen,
      title: chosen ? t("client.desk.confirm.key") : null,
      onclick: () => client.confirm(),
    },
    chosen && icon("ui-check"),
    element("span", label),
  );
}
