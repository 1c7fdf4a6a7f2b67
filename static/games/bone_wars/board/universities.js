/** A university: two spaces for teams, each with the grant that goes with it. */
import { element } from "../../../core/ui/dom.js";
import { GRANTS } from "../pieces/names.js";
import { icon, mono, seatMark, wood } from "../pieces/pieces.js";

/** @param {"marsh"|"cope"} patron whose university */
export function university(client, patron) {
  const { t, data } = client;
  const { id, spaces } = data.universities.find((each) => each.patron === patron);
  return element(
    "section",
    {
      class: ["university", patron],
      "aria-label": t(`university.${id}.name`),
      dataset: { place: id },
    },
    element(
      "h3",
      { title: t(`university.${id}.name`) },
      mono(patron),
      element("span", t(`university.${id}`)),
    ),
    spaces.map((space) => grant(client, space)),
  );
}

function grant(client, space) {
  const { t, view, data } = client;
  const id = view.grants[space - 1];
  const held = view.players
    .map(({ grant: marker }, player) => (marker === space ? player : null))
    .filter((player) => player !== null);
  const mine = held.includes(client.seat);
  return element(
    "div",
    { class: ["grant", mine && "own"], dataset: { place: space }, title: t(`grant.${id}`) },
    element(
      "span.team-space",
      { title: t("client.space", { space }) },
      space,
      parked(client, space),
    ),
    element(
      "span.grant-text",
      icon(GRANTS[data.grants[id]] ?? "grant", { class: "grant-icon" }),
      element("span", t(`grant.${id}.short`)),
    ),
    element(
      "span.held",
      held.map((player) =>
        seatMark(player, {
          class: "little",
          label: t("client.grant.of", { name: client.name(player) }),
          theodore: view.players[player].theodore,
        }),
      ),
    ),
  );
}

/** Who stands there: a player's team, or the neutral one. */
function parked(client, space) {
  const { t, view } = client;
  const at = view.players.findIndex(({ team }) => team === space);
  if (at >= 0)
    return wood("team", at, { label: t("client.piece.team", { name: client.name(at) }) });
  return view.neutral === space && wood("team", null, { label: t("client.piece.neutral") });
}
