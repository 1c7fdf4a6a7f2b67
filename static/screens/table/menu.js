// The table's menu: how it sounds and moves, and what one may do to the room.

import { post } from "../../core/net/api.js";
import { inviteLink } from "../../core/net/invite.js";
import { hostIsAway } from "../../core/state/host.js";
import { SPEEDS, settings } from "../../core/state/settings.js";
import { canNotify, setNotify } from "../../core/table/attention.js";
import { help } from "../../core/table/keys.js";
import { currentLang, setLang, t } from "../../core/text/i18n.js";
import { copy } from "../../core/ui/clipboard.js";
import { sure } from "../../core/ui/dialog.js";
import { element, icon } from "../../core/ui/dom.js";
import { popover } from "../../core/ui/popover.js";
import { currentTheme, setTheme } from "../../core/ui/theme.js";
import { toast } from "../../core/ui/toast.js";
import { command, link, pick, rule, toggle } from "./menu_rows.js";

/** @param {{store: import("../../core/state/store.js").Store, key: string, bots: string[], players: () => Data[]}} here */
export function menu(here) {
  return popover({ class: "icon-btn", "aria-label": t("menu.label") }, [icon("menu")], () => [
    watchers(here),
    tuning(),
    rule(),
    ...pointers(here),
    ...seat(here),
  ]);
}

/** Small screens have no room for them in the bar. */
function watchers({ store }) {
  const { watching } = store.presence;
  if (!watching.length) return null;
  const names = watching.map(({ name }) => name || t("table.guest")).join(", ");
  return element(
    "p.menu-row.watched",
    icon("eye"),
    `${t("table.watching", { count: watching.length })} (${names})`,
  );
}

function tuning() {
  const speeds = SPEEDS.map((value) => ({ value, text: value ? `×${value}` : t("menu.still") }));
  const themes = ["light", "dark"].map((value) => ({ value, text: t(`menu.${value}`) }));
  const langs = ["en", "fr"].map((value) => ({
    value,
    text: value.toUpperCase(),
    label: t(`menu.${value}`),
  }));
  return [
    toggle("sound", t("menu.sound"), settings.get("sound"), (on) => settings.set("sound", on)),
    canNotify() && toggle("bell", t("menu.notify"), settings.get("notify"), allowNotify),
    pick("speed", t("menu.speed"), speeds, settings.get("speed"), (speed) =>
      settings.set("speed", speed),
    ),
    pick("moon", t("menu.theme"), themes, currentTheme(), setTheme),
    pick("globe", t("menu.lang"), langs, currentLang(), setLang),
  ];
}

async function allowNotify(wanted) {
  const allowed = await setNotify(wanted);
  if (wanted && !allowed) toast(t("menu.notify.refused"), { kind: "bad" });
  return allowed;
}

function pointers({ store, key }) {
  const { engine } = store.room;
  return [
    link("toleft", t("table.home"), "/"),
    link("help", t("menu.rules"), `/help/${engine}`, { target: "_blank" }),
    command("board", t("menu.keys"), help),
    command("copy", t("menu.invite"), () => copyInvite(inviteLink(store.room, key))),
  ];
}

async function copyInvite(address) {
  // Where nothing can be copied the address itself is the next best thing.
  toast((await copy(address)) ? t("menu.invite.done") : address, { kind: "good" });
}

function seat({ store, key, bots, players }) {
  const { you, room } = store;
  if (room.status !== "playing") return [];
  const away = you.host
    ? players().filter((player) => !player.bot && !player.online && !player.me)
    : [];
  return [
    (you.seat !== null || away.length > 0) && rule(),
    ...away.map((player) =>
      command("people", t("menu.bot", { name: player.name }), () =>
        giveToBot(key, player, bots.at(-1)),
      ),
    ),
    hostIsAway(room, you, store.presence) &&
      command("people", t("menu.take_over"), () => post(`/api/rooms/${key}/host`).catch(() => {})),
    you.seat !== null && command("left", t("menu.leave"), () => leave(key), true),
    element(
      "p.tiny.muted.seal",
      { title: room.game?.seed_hash },
      icon("seal"),
      t("menu.seal", { hash: room.game?.seed_hash.slice(0, 12) }),
    ),
  ];
}

async function leave(key) {
  const question = {
    title: t("menu.leave.title"),
    text: t("menu.leave.text"),
    yes: t("menu.leave"),
  };
  if (await sure(question)) post(`/api/rooms/${key}/stand`).catch(() => {});
}

async function giveToBot(key, player, bot) {
  const question = {
    title: t("menu.bot", player),
    text: t("menu.bot.text", player),
    yes: t("menu.bot.yes"),
  };
  if (!(await sure(question))) return;
  post(`/api/rooms/${key}/bot`, { seat: player.seat, bot }).catch(() => {});
}
