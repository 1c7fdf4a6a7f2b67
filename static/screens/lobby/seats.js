/** Seats where they will be in the game: who sits there, whether present, whether ready. */

import { seatAvatar, seatName, seatTint } from "../../core/state/names.js";
import { t } from "../../core/text/i18n.js";
import { sure } from "../../core/ui/dialog.js";
import { element, icon, use } from "../../core/ui/dom.js";
import { call } from "./call.js";
import { menu } from "./menu.js";
import { places } from "./places.js";
import { tabletop } from "./tabletop.js";

export function seats(room) {
  const { data, you } = room;
  const where = places(data.seats.length, you?.seat);
  return [
    tabletop(data.engine, data.seats, where),
    element(
      "ol.seats",
      { "data-count": data.seats.length },
      data.seats.map((seat, i) =>
        element(
          "li",
          {
            class: ["room-seat", where[i], !taken(seat) && "free", i === you?.seat && "mine"],
            dataset: { avatar: seatAvatar(seat) },
            style: { "--seat-line": seatTint(seatAvatar(seat)) },
          },
          taken(seat) ? sitter(room, seat, where[i]) : free(room, seat),
        ),
      ),
    ),
  ];
}

const taken = (seat) => Boolean(seat.person || seat.bot);

function sitter(room, seat, where) {
  const { data, you, presence } = room;
  const isHost = seat.person === data.host;
  const here = seat.bot || presence?.online?.includes(seat.person);
  const about = [
    seat.bot ? t(`bot.${seat.bot}`) : standing(seat, you, where),
    isHost && t("lobby.host"),
    !here && t("lobby.away"),
  ];
  return [
    element(
      "span.avatar.l",
      use(`av-${seatAvatar(seat)}`),
      !seat.bot && use(here ? "mark-dot-on" : "mark-dot-away", { class: "dot" }),
    ),
    element(
      "div.who",
      element(
        "div.sitter-name",
        element("span.clip", { title: seatName(seat) }, seatName(seat)),
        isHost && use("mark-crown", { width: 20, height: 20 }),
      ),
      element("div.tiny.muted", about.filter(Boolean).join(" · ")),
      readiness(seat, isHost),
    ),
    commands(room, seat),
  ];
}

/** Left and right are mine only if I sit there too. */
function standing(seat, you, where) {
  if (you?.seat == null) return null;
  return seat.seat === you.seat ? t("lobby.you") : t(`lobby.place.${where}`);
}

function readiness(seat, isHost) {
  const ready = seat.ready || isHost; // starting is the host's way of being ready
  return element(
    "span",
    { class: ready ? "readiness ok" : "readiness" },
    use(ready ? "mark-ready" : "mark-choosing", { width: 22, height: 22 }),
    t(ready ? "lobby.ready" : "lobby.not_ready"),
  );
}

function free(room, seat) {
  const { you, engine } = room;
  return [
    element("span.avatar.l", use("av-empty")),
    element(
      "div.who",
      element("div.sitter-name", t("lobby.free")),
      !you?.host &&
        element(
          "button.btn.little",
          { id: `sit-${seat.seat}`, onclick: () => call(room, "sit", { seat: seat.seat }) },
          t(you?.seat == null ? "lobby.sit" : "lobby.sit_here_instead"),
        ),
      you?.host &&
        engine?.bots?.length > 0 &&
        menu({
          id: `bot-${seat.seat}`,
          label: t("lobby.add_bot"),
          button: [icon("plus"), t("lobby.add_bot")],
          // The engine names the best one last.
          items: engine.bots.toReversed().map((bot) => ({
            label: t(`bot.${bot}.choose`),
            run: () => call(room, "bot", { seat: seat.seat, bot }),
          })),
        }),
    ),
  ];
}

/** The host moves people and bots and sends them away; everybody may stand up. */
function commands(room, seat) {
  const { data, you } = room;
  const items = [];
  if (you?.host) {
    for (const other of data.seats) {
      if (other.seat === seat.seat) continue;
      const name = taken(other)
        ? seatName(other)
        : t("lobby.seat_number", { number: other.seat + 1 });
      items.push({
        label: t(taken(other) ? "lobby.swap" : "lobby.move", { name }),
        run: () => call(room, "move", { from: seat.seat, to: other.seat }),
      });
    }
  }
  if (seat.seat === you?.seat) {
    items.push({ label: t("lobby.stand"), run: () => call(room, "stand") });
  } else if (you?.host) {
    const run = () =>
      seat.bot ? call(room, "bot", { seat: seat.seat, bot: null }) : sendAway(room, seat);
    items.push({ label: t(seat.bot ? "lobby.remove_bot" : "lobby.remove"), danger: true, run });
  }
  if (!items.length) return null;
  const label = t("lobby.seat_menu", { name: seatName(seat) });
  return menu({
    id: `seat-${seat.seat}`,
    label,
    class: "icon-btn more",
    button: [icon("menu")],
    items,
  });
}

/** The only thing here that can't be taken back: who was sent away can't come in again. */
async function sendAway(room, seat) {
  const name = seatName(seat);
  const yes = t("lobby.remove");
  if (await sure({ title: t("lobby.remove.title", { name }), text: t("lobby.remove.text"), yes })) {
    call(room, "remove", { person: seat.person });
  }
}
