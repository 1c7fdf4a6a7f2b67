/** The banner: the winner before the night sky, the reason, and what one may do now. */

import { post } from "../../core/net/api.js";
import { asset } from "../../core/net/asset.js";
import { t } from "../../core/text/i18n.js";
import { copy } from "../../core/ui/clipboard.js";
import { element, icon, use } from "../../core/ui/dom.js";
import { toast } from "../../core/ui/toast.js";
import { faceOf, listed } from "./names.js";

export function crown(room, result) {
  const { data, game, table, you } = room;
  const winners = result.winners.map((seat) => table.players[seat]);
  const together = game.together?.(table);
  const rival = winners.length ? null : game.rival?.(table);
  const shown = together ? table.players : [winners[0] ?? rival ?? table.players[you?.seat ?? 0]];
  const picture = ["end", together && "together", !winners.length && "lost"]
    .filter(Boolean)
    .join("-");
  return element(
    "section",
    { class: ["crown", !winners.length && "lost"] },
    element(
      "div.scene",
      element("img", {
        src: asset(`games/${data.engine}/${picture}.svg`),
        alt: "",
        width: 860,
        height: 240,
      }),
    ),
    element(
      "div.crown-text",
      faces(shown, winners.length > 0 || Boolean(rival)),
      element(
        "div",
        element("h2", title(table, winners, together, you?.seat)),
        element("p", reason(result), " ", !together && fallen(table, result, you?.seat)),
      ),
      element("div.acts", commands(room, result)),
    ),
  );
}

/** Who has won, with a crown; where all win or lose together, everybody. */
function faces(players, won) {
  const face = (player) =>
    element("span", { class: ["avatar", players.length === 1 && "xl"] }, faceOf(player));
  return element(
    "span",
    { class: ["faces", players.length > 1 && "many"] },
    players.map(face),
    won && element("span.crown-mark", use("mark-crown")),
  );
}

/** @param {number|null} [me] to whom it is said, if not to everybody */
export function title(table, winners, together, me = null) {
  if (together) return t(winners.length ? "end.title.together.won" : "end.title.together.lost");
  if (table.players.length === 1) return t(winners.length ? "end.title.won" : "end.title.lost");
  if (!winners.length) return t("end.title.none");
  if (winners.length === 1 && winners[0] === table.players[me]) return t("end.title.won");
  if (winners.length === 1) return t("end.title.one", { name: winners[0].name });
  return t("end.title.many", { names: listed(winners.map((player) => player.name)) });
}

const reason = ({ reason: { key, values } }) => t(key, values);

/** Who is out, by name, but for whom it is said to; alone at the table one knows. */
function fallen(table, { places }, me) {
  const out = table.players.filter((_, seat) => places[seat] === null);
  if (!out.length || table.players.length === 1) return "";
  const others = out.filter((player) => player !== table.players[me]);
  const key = others.length < out.length ? "end.fallen.you" : "end.fallen";
  return t(key, { count: out.length, names: listed(others.map((player) => player.name)) });
}

function commands(room, result) {
  const { key, you, replay } = room;
  const rematch = () => post(`/api/rooms/${key}/rematch`).catch(() => {});
  return [
    you?.seat != null &&
      element("button.btn.primary.big", { onclick: rematch }, icon("rotate"), t("end.rematch")),
    element("button.btn", { onclick: () => replay() }, icon("replay"), t("end.replay")),
    element("button.btn", { onclick: () => share(room, result) }, icon("share"), t("end.share")),
  ];
}

/** The result as a few lines and the link to the replay. */
async function share({ data, game, table }, result) {
  const together = game.together?.(table);
  const order = [...table.players.keys()].sort(
    (a, b) => (result.places[a] ?? 99) - (result.places[b] ?? 99),
  );
  const line = (seat) =>
    `${result.places[seat] ?? "–"}. ${table.players[seat].name}: ${result.points[seat]}`;
  const lines = together
    ? [reason(result), listed(table.players.map(({ name }) => name))]
    : order.map(line);
  const heading = title(
    table,
    result.winners.map((seat) => table.players[seat]),
    together,
  );
  const url = new URL(data.link, location.href).href;
  const text = [`${data.name}: ${heading}`, ...lines].join("\n");
  if (navigator.share) {
    await navigator.share({ title: data.name, text, url }).catch(() => {});
    return;
  }
  if (await copy(`${text}\n${url}`)) toast(t("end.shared"), { kind: "good" });
  else toast(url);
}
