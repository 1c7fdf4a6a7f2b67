/** Rooms as rows of a list. */
import { asset } from "../../core/net/asset.js";
import { seatAvatar } from "../../core/state/names.js";
import { t } from "../../core/text/i18n.js";
import { element, svg, use } from "../../core/ui/dom.js";

const emblem = (engine) =>
  element(
    "span.room-emblem",
    svg(
      "svg",
      { "aria-hidden": "true" },
      svg("use", { href: `${asset(`games/${engine}/lobby.svg`)}#emblem` }),
    ),
  );

const faces = (room) =>
  element(
    "span.avatars",
    room.seats.map((sitter, seat) => use(`av-${seatAvatar({ seat, ...sitter })}`)),
    Array.from({ length: room.free }, () => element("i")),
  );

function state(room) {
  if (room.frozen) return null; // the line below the name says it
  if (room.my_turn) return element("span.live", t("home.your_turn"));
  if (room.status === "playing" && room.summary?.round) {
    return element("span.live", t("home.round", room.summary));
  }
  if (room.status !== "lobby") return null; // the line below the name says it
  return element("b.tiny.muted", t("home.free", { count: room.free }));
}

function line(room) {
  if (room.frozen) return `${t("home.hosted", { name: room.host })} · ${t("home.status.frozen")}`;
  if (room.status === "playing") {
    const now = room.my_turn ? t("home.your_turn") : t("home.status.playing");
    return room.summary?.round ? `${t("home.round", room.summary)} · ${now}` : now;
  }
  const host = t("home.hosted", { name: room.host });
  return room.status === "over" ? `${host} · ${t("home.status.over")}` : host;
}

function row(room, button, label) {
  return element(
    "li.room-row",
    emblem(room.engine),
    element(
      "div.grow",
      element("b", { title: room.name }, room.name),
      element("span.small.muted", line(room)),
    ),
    faces(room),
    element("div.room-state", state(room)),
    element(
      "a",
      { class: `btn little ${button}`, href: path(room), "aria-label": `${label}: ${room.name}` },
      label,
    ),
  );
}

/** Within this site: a link that was made for another address of the server still works. */
const path = (room) => (room.link ? new URL(room.link, location.href).pathname : `/r/${room.code}`);

export const myRoom = (room) => row(room, room.my_turn ? "primary" : "", t("home.continue"));

export const listedRoom = (room) =>
  room.status === "lobby" && room.free > 0
    ? row(room, "", t("home.join_room"))
    : row(room, "quiet", t("home.watch"));
