/** A dig site: left the species card, right the earth with its depths, below its own action and the base camps. */
import { element } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { closer } from "../pieces/names.js";
import { bone, category, find, hole, icon, plate, siteTile, wood } from "../pieces/pieces.js";
import { recipe } from "../pieces/recipe.js";
import { camps, dig, discover, here, use } from "./legal_places.js";

export function site(client, id) {
  const { t } = client;
  return element(
    "section",
    {
      class: ["site", here(client) === id && "here", client.me.team === id && "own"],
      dataset: { site: id, place: id },
      "aria-label": t(`site.${id}`),
    },
    element("h3", t(`site.${id}`)),
    element("div.site-body", found(client, id), depths(client, id)),
    element("div.site-foot", ownAction(client, id), campRow(client, id)),
    teams(client, id),
  );
}

function found(client, id) {
  const { t, view, data } = client;
  const { card } = view.sites[id];
  if (card === null) return element("div.find.none", element("span", t("client.site.taken")));
  const species = data.species[card];
  const label = t("client.site.card", {
    species: species.name,
    category: t(`category.${species.category}`),
    prize: t(`prize.${species.prize}`),
  });
  return choosable(
    client,
    discover(client, id),
    { tag: "div", class: "find", label },
    plate(species.name),
    element("b", { class: closer(species.name) }, species.name),
    element(
      "span.meta",
      category(species.category),
      recipe(client, species),
      find(species.icon, { class: "f" }),
    ),
  );
}

function depths(client, id) {
  const { t, view } = client;
  const reach = (here(client) === id && view.action?.depth) || client.data.deepest;
  return element(
    "ol.depths",
    view.sites[id].bones.map((type, at) => {
      const label = t(type ? "client.site.bone" : "client.site.dug", {
        depth: at + 1,
        bone: type && t(`bone.${type}`),
      });
      return element(
        "li",
        { class: at >= reach && "off" },
        choosable(
          client,
          dig(client, id, at + 1),
          { class: "depth", label, dataset: { depth: at + 1 } },
          element("small", at + 1),
          type ? bone(type) : hole(),
        ),
      );
    }),
  );
}

export function ownAction(client, id, more) {
  const { tile } = client.view.sites[id];
  const label = `${client.t(`tile.${tile}`)}: ${client.t(`tile.${tile}.does`)}`;
  return choosable(
    client,
    use(client, id),
    { class: "site-action", label },
    siteTile(tile, { label }),
    more,
  );
}

export function campRow(client, id) {
  const { t, view } = client;
  const mine = camps(client, id);
  const free = view.sites[id].camps.indexOf(null);
  return element(
    "span.camps",
    view.sites[id].camps.map((camp, at) => {
      if (camp === "x") return null;
      if (camp !== null)
        return wood("camp", camp, { label: t("client.piece.camp", { name: client.name(camp) }) });
      return at === free && mine.length
        ? tent(client, mine)
        : element("span.spot", { title: t("client.site.free") });
    }),
  );
}

/** Two kinds of camps: while one is picked, the other is offered beside it. */
function tent(client, mine) {
  const picked = mine.find((action) => client.isChosen(action)) ?? mine[0];
  const others = mine.filter((action) => action !== picked && client.isChosen(picked));
  const sign = (row) => icon(row === "movement" ? "act-move" : "envelope");
  return [
    choosable(
      client,
      picked,
      { class: "spot", dataset: { row: picked.row } },
      client.isChosen(picked) && sign(picked.row),
    ),
    others.map((action) =>
      choosable(
        client,
        action,
        { class: "spot other", dataset: { row: action.row } },
        sign(action.row),
      ),
    ),
  ];
}

/** Wagons parked on the corner; empty, it is where the next one goes. */
export function teams(client, id) {
  const { t, view } = client;
  const parked = view.players
    .map(({ team }, player) => (team === id ? player : null))
    .filter((player) => player !== null);
  return element(
    "span.teams",
    parked.map((player) =>
      wood("team", player, {
        class: player === client.seat && "me",
        label: t("client.piece.team", { name: client.name(player) }),
      }),
    ),
  );
}
