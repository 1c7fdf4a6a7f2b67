/** The banner: the winner before the night sky, the reason, and what one may do now. */
import { asset } from "../../core/asset.js";
import { post } from "../../core/api.js";
import { copy } from "../../core/clipboard.js";
import { element, icon, use } from "../../core/dom.js";
import { t } from "../../core/i18n.js";
import { toast } from "../../core/toast.js";
import { listed } from "./names.js";

export function crown(room, result) {
  const { data, table, you } = room;
  const winners = result.winners.map((seat) => table.players[seat]);
  const face = winners[0] ?? table.players[you?.seat ?? 0];
  return element(
    "section",
    { class: ["crown", !winners.length && "lost"] },
    element("div", { class: "scene" },
      element("img", { src: asset(`games/${data.engine}/${winners.length ? "end" : "end-lost"}.svg`), alt: "", width: 860, height: 240 })),
    element(
      "div",
      { class: "txt" },
      element("span", { class: "av xl" }, use(`av-${face.avatar}`), winners.length > 0 && element("span", { class: "cr" }, use("mark-crown"))),
      element("div", null, element("h1", null, title(table, winners)), element("p", null, reason(result), " ", fallen(table, result))),
      element("div", { class: "acts" }, commands(room, result)),
    ),
  );
}

export function title(table, winners) {
  if (table.players.length === 1) return t(winners.length ? "end.title.won" : "end.title.lost");
  if (!winners.length) return t("end.title.none");
  if (winners.length === 1) return t("end.title.one", { name: winners[0].name });
  return t("end.title.many", { names: listed(winners.map((player) => player.name)) });
}

const reason = ({ reason: { key, values } }) => t(key, values);

/** Who is out, by name; alone at the table one knows. */
function fallen(table, { places }) {
  const names = table.players.filter((_, seat) => places[seat] === null).map((player) => player.name);
  if (!names.length || table.players.length === 1) return "";
  return t("end.fallen", { count: names.length, names: listed(names) });
}

function commands(room, result) {
  const { data, you, replay } = room;
  const rematch = () => post(`/api/rooms/${data.code}/rematch`).catch(() => {});
  return [
    you?.seat != null && element("button", { type: "button", class: "btn primary big", onclick: rematch }, icon("rotate"), t("end.rematch")),
    element("button", { type: "button", class: "btn", onclick: () => replay() }, icon("replay"), t("end.replay")),
    element("button", { type: "button", class: "btn", onclick: () => share(room, result) }, icon("share"), t("end.share")),
  ];
}

/** The result as a few lines and the link to the replay. */
async function share({ data, table }, result) {
  const order = [...table.players.keys()].sort((a, b) => (result.places[a] ?? 99) - (result.places[b] ?? 99));
  const line = (seat) => `${result.places[seat] ?? "–"}. ${table.players[seat].name}: ${result.points[seat]}`;
  const heading = title(table, result.winners.map((seat) => table.players[seat]));
  const url = new URL(data.link, location.href).href;
  const text = [`${data.name}: ${heading}`, ...order.map(line)].join("\n");
  if (navigator.share) {
    await navigator.share({ title: data.name, text, url }).catch(() => {});
    return;
  }
  if (await copy(`${text}\n${url}`)) toast(t("end.shared"), { kind: "good" });
  else toast(url);
}
