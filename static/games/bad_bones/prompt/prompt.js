/** One sentence above the board: what there is to do, or whom we are waiting for. */
import { element, replace } from "../../../core/ui/dom.js";
import { forecastOf } from "../board/mine.js";
import { chips } from "../forecast/chips.js";
import { icon, use } from "../sprite.js";
import { tokenName } from "../view/intake.js";
import { names } from "../view/seats.js";

export function drawPrompt(client) {
  const { t, table, parts } = client;
  const { icon: drawing, title, text, calm, tools } = content(client);
  // Whoever watches it again is told what comes by what comes.
  const forecast =
    table.seat !== null && client.seat === table.seat && !client.playing && !table.replay
      ? chips(t, table.view.public.over ? null : forecastOf(client))
      : null;
  parts.prompt.classList.toggle("calm", Boolean(calm));
  replace(
    parts.prompt,
    element("span.pic", use(drawing, { class: "i" })),
    element(
      "div.grow",
      element("b", { title }, title),
      text && element("span", { title: text }, text),
    ),
    tools,
  );
  const place = client.layout.figuresApart ? parts.figures : parts.prompt;
  replace(parts.figures);
  if (forecast) place.append(forecast);
}

/** More names than these do not fit a line. */
const FEW = 2;

const ICONS = {
  start: "i-hero",
  hero: "i-hero",
  trap: "i-trap",
  march: "i-march",
  arrivals: "i-arrive",
};

/** @returns {{icon: string, title: string, text?: string, calm?: boolean, tools?: Element}} */
function content(client) {
  const { t, table, playing } = client;
  const { decision } = table;
  const { over, phase } = table.view.public;
  if (playing && (playing.long || !decision)) {
    const tools = playing.long ? skip(client) : null;
    return {
      icon: ICONS[playing.phase],
      title: t(`client.playing.${playing.phase}`),
      calm: true,
      tools,
    };
  }
  if (over) return { icon: "i-check", title: t("client.over"), calm: true };
  if (decision && client.way) {
    const { key, values } = decision.prompt;
    return {
      icon: client.way.icon,
      title: t(key, worded(client, values)),
      text: [client.way.hint(client), others(client)].filter(Boolean).join(" "),
    };
  }
  if (table.replay) return { icon: ICONS[phase], title: t(`client.phase.${phase}`), calm: true };
  return { icon: ICONS[phase], calm: true, ...waiting(client) };
}

/** Values of a prompt as words: places, tiles, names. @param {Data} client @param {Data} [values] */
function worded({ t, table }, values = {}) {
  const worded = { ...values };
  if (values.at) worded.at = table.place(values.at);
  if (values.trap) worded.trap = t(`trap.${values.trap}`);
  if (values.weapon) worded.weapon = t(`weapon.${values.weapon}`);
  if (values.skeleton !== undefined)
    worded.skeleton = tokenName(t, values.skeleton, table.view.public.layout);
  if (values.symbol) worded.symbol = t(`symbol.${values.symbol}`);
  if (typeof values.target === "number") worded.target = table.players[values.target].name;
  return worded;
}

/** Who else is still choosing. */
function others({ t, table }) {
  const seats = table.view.public.choosing.filter((seat) => seat !== table.seat);
  if (seats.length > FEW) return t("client.many_also_choosing", { count: seats.length });
  return seats.length
    ? t("client.also_choosing", { names: names(table, seats), count: seats.length })
    : "";
}

function waiting({ t, table }) {
  const seats = table.view.public.choosing.filter((seat) => seat !== table.seat);
  const values = { names: names(table, seats), count: seats.length };
  if (table.seat === null) {
    return {
      title: seats.length ? t("client.choosing", values) : t("client.watching"),
      text: t("client.hint.watch"),
    };
  }
  if (!seats.length) return { title: t("client.moment") };
  const mine = t(table.canUndo ? "client.hint.undo" : "client.hint.wait");
  if (seats.length <= FEW + 1) return { title: t("client.waiting", values), text: mine };
  return {
    title: t("client.waiting_for_many", values),
    text: `${t("client.choosing", values)}. ${mine}`,
  };
}

const skip = (client) =>
  element(
    "button.btn.little",
    { "aria-keyshortcuts": "Escape", onclick: () => client.playing?.finish() },
    icon("skip"),
    client.t("client.skip"),
  );
