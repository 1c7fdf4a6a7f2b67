/** Places, and points by parts on one scale. */
import { asset } from "../../core/net/asset.js";
import { has, t } from "../../core/text/i18n.js";
import { element, svg, use } from "../../core/ui/dom.js";
import { faceOf } from "./names.js";

export function ranking(room, result) {
  return room.game.together?.(room.table) ? team(room) : places(room, result);
}

/** All have won or lost together: nobody is before anybody, but each has a tale. */
function team({ game, table, you }) {
  const remains = (seat) => {
    const root = element("div.remains");
    game.remains?.(root, table, seat);
    return root;
  };
  return element(
    "section.panel.rank.team",
    element("div.heading", element("h2", t("end.together"))),
    remains(null),
    element(
      "ul",
      table.players.map((player, seat) =>
        element(
          "li.ranked",
          element("span.avatar", use(`av-${player.avatar}`)),
          naming(player, [seat === you?.seat && t("end.you"), player.bot && t("end.bot")]),
          remains(seat),
          element("p.fate.small.muted", game.fate?.(table, seat)),
        ),
      ),
    ),
  );
}

const naming = ({ name: called }, about) =>
  element(
    "div.who",
    element("b", called),
    about.some(Boolean) && element("span.small.muted", about.filter(Boolean).join(" · ")),
  );

function places({ data, game, table, you }, result) {
  const ranked = contestants(game, table, result);
  const single = ranked.length === 1;
  // The database keeps no order of keys; a game may say which comes first.
  const parts = game.PARTS ?? Object.keys(result.parts[0] ?? {});
  const most = Math.max(1, ...ranked.map(({ points }) => points));
  const order = ranked.sort(
    (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.points - a.points,
  );
  const drawing = (part) =>
    svg(
      "svg",
      { width: 18, height: 18, "aria-hidden": "true" },
      svg("use", { href: `${asset(`games/${data.engine}/lobby.svg`)}#part-${part}` }),
    );

  const fallen = (place, seat) => {
    const fate = place === null && game.fate?.(table, seat);
    return fate ? element("p.fate.small.muted", fate) : null;
  };

  const row = ({ player, seat, place, points, parts: from, won }) => {
    const about = [
      seat !== null && seat === you?.seat && t("end.you"),
      player.bot && t("end.bot"),
      place === null && t("end.out"),
    ];
    return element(
      "li",
      { class: ["ranked", won && "win", place === null && "out"] },
      element("span.place-number", place ?? "–"),
      element("span.avatar", faceOf(player)),
      naming(player, about),
      fallen(place, seat) ?? bar(parts, from, most, drawing),
      element(
        "div.points-total",
        element("span", { "aria-hidden": "true" }, place === null ? "–" : points),
        element("span.sr-only", t("end.points", { count: points })),
      ),
    );
  };

  return element(
    "section",
    { class: ["panel rank", single && "single"] },
    element(
      "div.heading",
      element("h2", t(single ? "end.score" : "end.ranking")),
      element("span.grow"),
      element(
        "span.key",
        parts.map((part) => element("span", drawing(part), name(part))),
      ),
    ),
    element("ol", { style: { "--digits": String(most).length } }, order.map(row)),
  );
}

/** Everybody with a seat, and whoever plays against a single one without. */
function contestants(game, table, result) {
  const seated = table.players.map((player, seat) => ({
    player,
    seat,
    place: result.places[seat],
    points: result.points[seat],
    parts: result.parts[seat],
    won: result.winners.includes(seat),
  }));
  const rival = game.rival?.(table);
  if (!rival) return seated;
  const won = !result.winners.length;
  return [
    ...seated,
    {
      player: rival,
      seat: null,
      place: won ? 1 : 2,
      points: rival.points,
      parts: rival.parts,
      won,
    },
  ];
}

const name = (part) => (has(`part.${part}`) ? t(`part.${part}`) : part);

function bar(parts, points, most, drawing) {
  const entries = parts.map((part) => [part, points[part]]).filter(([, value]) => value > 0);
  const total = entries.reduce((sum, [, value]) => sum + value, 0);
  const label = entries.map(([part, value]) => `${name(part)} ${value}`).join(", ");
  const flex = (value) => ({ style: { flex: String(value) } });
  return element(
    "div.bar",
    { role: "img", "aria-label": label || t("end.points", { count: 0 }) },
    entries.map(([part, value]) =>
      element(
        "i",
        {
          ...flex(value),
          class: value > 99 && "long",
          dataset: { part: parts.indexOf(part) },
          title: `${name(part)} ${value}`,
        },
        drawing(part),
        element("span", value),
      ),
    ),
    element("i.rest", { ...flex(Math.max(0, most - total)) }),
  );
}
