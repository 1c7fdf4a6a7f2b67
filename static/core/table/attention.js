// "Your turn", said in the tab: its title, its icon, and, for who asked for it, a notification.

import { asset } from "../net/asset.js";
import { settings } from "../state/settings.js";
import { t } from "../text/i18n.js";

const NAME = "Boneyard";

/** @param {{turn: boolean, game: string, room: string}} now */
export function showTab({ turn, game, room }) {
  const parts = [turn && t("table.your_turn"), game, turn ? null : room, NAME];
  document.title = [...new Set(parts.filter(Boolean))].join(" · ");
  const link = /** @type {HTMLLinkElement} */ (document.getElementById("favicon"));
  link.href = asset(`core/favicon${turn ? "-turn" : ""}.svg`);
}

export const canNotify = () => "Notification" in window;

/** Asks the browser; only ever called from a click. */
export async function setNotify(wanted) {
  const allowed = wanted && (await Notification.requestPermission()) === "granted";
  settings.set("notify", allowed);
  return allowed;
}

/** @param {{title: string, body: string, tag: string}} note */
export function notify({ title, body, tag }) {
  if (!document.hidden || !settings.get("notify") || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag, icon: asset("core/favicon-turn.svg") });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
