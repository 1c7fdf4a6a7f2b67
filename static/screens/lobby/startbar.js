/** What is missing before the game can begin, and my part in it. */

import { hostIsAway } from "../../core/state/host.js";
import { t } from "../../core/text/i18n.js";
import { element, icon } from "../../core/ui/dom.js";
import { call } from "./call.js";

export function startbar(room) {
  const { data, you } = room;
  const seat = you?.seat == null ? null : data.seats[you.seat];
  const missing = data.missing && t(data.missing.key, data.missing.values);
  // Starting is the host's way of being ready.
  const ready =
    seat &&
    !you.host &&
    element(
      "button",
      {
        id: "ready",
        class: ["btn big", !seat.ready && "primary"],
        "aria-pressed": String(Boolean(seat.ready)),
        onclick: () => call(room, "ready", { ready: !seat.ready }),
      },
      seat.ready && icon("check"),
      t(seat.ready ? "lobby.unready_do" : "lobby.ready_do"),
    );
  const start =
    you?.host &&
    element(
      "button.btn.primary.big",
      {
        id: "start",
        "aria-disabled": missing ? "true" : null,
        onclick: () => !missing && call(room, "start"),
      },
      t("lobby.start"),
    );
  const freeSeats = data.seats.some((each) => !each.person && !each.bot);
  const sit =
    !seat &&
    freeSeats &&
    element(
      "button.btn.primary.big",
      { id: "sit-any", onclick: () => call(room, "sit") },
      t("lobby.sit_down"),
    );
  const takeOver =
    hostIsAway(data, you, room.presence) &&
    element(
      "button.btn.big",
      { id: "take-over", onclick: () => call(room, "host") },
      t("lobby.take_over"),
    );
  return [
    element(
      "div.grow",
      { role: "status" },
      element(
        "b.display",
        takeOver
          ? t("lobby.host_away")
          : (missing ?? t(you?.host ? "lobby.can_start" : "lobby.waits_for_host")),
      ),
      element("span.small.muted", note(seat, you, freeSeats)),
    ),
    takeOver,
    ready,
    sit,
    start,
  ];
}

function note(seat, you, freeSeats) {
  if (!seat) return t(freeSeats ? "lobby.watching_free" : "lobby.watching");
  if (you.host && freeSeats) return t("lobby.free_note");
  return t("lobby.note");
}
