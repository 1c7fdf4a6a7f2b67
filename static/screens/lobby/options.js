/** The host's options, as a form made from the engine's schema; everybody else reads them. */
import { asset } from "../../core/net/asset.js";
import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";
import { call } from "./call.js";
import { cards, stepper, toggle } from "./controls.js";
import { allOrNone, kinds } from "./kinds.js";
import { fields } from "./schema.js";

export function options(room) {
  const { data, you, engine, game } = room;
  const host = data.seats.find((seat) => seat.person === data.host);
  const locked = !you?.host;
  const settings = (change) => call(room, "settings", change);
  const decides = locked ? host && t("lobby.decides", { name: host.name }) : t("lobby.you_decide");
  return [
    element(
      "div.heading",
      element("h2", t("lobby.options")),
      element("span.grow"),
      decides && element("span.tiny.muted.decides", decides),
    ),
    element(
      "div.options",
      (engine ? fields(engine.options, data.options, playing(data)) : []).map((field) => {
        const change = (value) => settings({ options: { [field.name]: value } });
        const drawn = {
          ...field,
          drawings: asset(`games/${data.engine}/lobby.svg`),
          drawing: game.drawing,
        };
        return CONTROLS[field.kind](drawn, data.options[field.name], change, locked);
      }),
      data.allowed_seats.length > 1 &&
        row(
          t("lobby.seats"),
          t("lobby.seats_help"),
          stepper({
            id: "seats",
            label: t("lobby.seats"),
            value: data.seats.length,
            locked,
            allowed: data.allowed_seats,
            change: (seats) => settings({ seats }),
          }),
        ),
      row(
        t("lobby.spectators"),
        t("lobby.spectators_help"),
        toggle({
          id: "spectators",
          label: t("lobby.spectators"),
          value: data.spectators,
          locked,
          change: (spectators) => settings({ spectators }),
        }),
      ),
      row(
        t("lobby.listed"),
        t("lobby.listed_help"),
        toggle({
          id: "listed",
          label: t("lobby.listed"),
          value: data.listed,
          locked,
          change: (listed) => settings({ listed }),
        }),
      ),
      !locked && nameRow(data, settings),
    ),
  ];
}

/** Free seats are left out of the game. */
const playing = ({ seats }) => seats.filter(({ person, bot }) => person || bot).length;

const CONTROLS = {
  enum: (field, value, change, locked) => cards({ ...field, value, change, locked }),
  flags: (field, value, change, locked) => {
    const control = { ...field, value, change, locked };
    return [row(field.label, field.help, allOrNone(control)), kinds(control)];
  },
  bool: (field, value, change, locked) =>
    row(
      field.label,
      field.help,
      toggle({ id: `o-${field.name}`, label: field.label, value, locked, change }),
    ),
  int: (field, value, change, locked) =>
    row(
      field.label,
      field.help,
      stepper({
        id: `o-${field.name}`,
        label: field.label,
        value,
        locked,
        change,
        allowed: field.allowed,
      }),
    ),
};

const row = (label, help, control) =>
  element(
    "div.option",
    element("div.grow", element("b", label), help && element("span", help)),
    control,
  );

function nameRow(data, settings) {
  const input = element("input.field", {
    id: "room-name-field",
    value: data.name,
    maxlength: 60,
    "aria-label": t("lobby.room_name"),
    onchange: () => input.value.trim() && settings({ name: input.value.trim() }),
  });
  return element("div.option.name", element("b", t("lobby.room_name")), input);
}
