/** The map on a phone: the ring small, one site large below it. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { speciesCard } from "../pieces/cards.js";
import { SITES } from "../pieces/names.js";
import { bone, hole, plate, siteTile, wood } from "../pieces/pieces.js";
import { dig, discover, here, looked, step, use } from "./legal_places.js";
import { campRow, ownAction, teams } from "./sites.js";
import { university } from "./universities.js";

export function draw(client) {
  const { t } = client;
  refresh(
    client.parts.map,
    element(
      "section.map.small",
      { "aria-label": t("client.map") },
      university(client, "marsh"),
      element(
        "div.phone-ring",
        SITES.map((id) => small(client, id)),
      ),
      university(client, "cope"),
      large(client, looked(client)),
    ),
  );
}

/** A tap looks at the site; where my team may go it is also the step. */
function small(client, id) {
  const { t, view, data } = client;
  const { card, bones, tile, camps } = view.sites[id];
  const action = step(client, id);
  const shown = looked(client) === id;
  const tap = () => {
    client.site = id;
    if (action) client.pick(action);
    else client.draw();
  };
  return element(
    "button",
    {
      class: [
        "ring-site",
        shown && "shown",
        here(client) === id && "here",
        action && "legal",
        client.isChosen(action) && "sel",
      ],
      dataset: { key: `site ${id}`, site: id, place: id },
      "aria-label": t("client.site.look", { site: t(`site.${id}`) }),
      "aria-pressed": String(shown),
      onclick: tap,
    },
    element("b", t(`site.${id}`)),
    card === null ? element("span.gone", t("client.site.taken")) : plate(data.species[card].name),
    element(
      "span.site-tokens",
      bones.map((type) => (type ? bone(type) : hole())),
    ),
    element(
      "span.site-camps",
      element("span", { class: ["phone-site-action", use(client, id) && "lit"] }, siteTile(tile)),
      camps.map(
        (camp) =>
          camp !== "x" &&
          (camp === null
            ? element("span.spot")
            : wood("camp", camp, { label: t("client.piece.camp", { name: client.name(camp) }) })),
      ),
    ),
    teams(client, id),
    action &&
      element(
        "span.free-step",
        t(client.hints.costs.step ? "client.step.paid" : "client.step.free"),
      ),
  );
}

function large(client, id) {
  const { t, view } = client;
  const { card, tile } = view.sites[id];
  return element(
    "section.phone-site",
    { "aria-label": t(`site.${id}`) },
    element(
      "h2",
      element("span", t(`site.${id}`)),
      element(
        "span.campline",
        ownAction(client, id, element("em", t(`tile.${tile}`))),
        campRow(client, id),
      ),
    ),
    element(
      "div.phone-site-grid",
      card === null
        ? element("div.find.none", element("span", t("client.site.taken")))
        : choosable(
            client,
            discover(client, id),
            { tag: "div", class: "phone-card" },
            speciesCard(client, card, { crates: client.me.crates }),
          ),
      depths(client, id),
    ),
  );
}

function depths(client, id) {
  const { t, view } = client;
  const reach = (here(client) === id && view.action?.depth) || client.data.deepest;
  return element(
    "ol.phone-depths",
    view.sites[id].bones.map((type, at) => {
      const action = dig(client, id, at + 1);
      const note =
        at >= reach
          ? t("client.site.deep")
          : action
            ? t("client.ap", { count: client.hints.costs.dig })
            : null;
      return element(
        "li",
        { class: at >= reach && "off" },
        choosable(
          client,
          action,
          {
            class: "depth",
            label: type ? t(`bone.${type}`) : t("client.site.dug", { depth: at + 1 }),
          },
          element("small", at + 1),
          type ? bone(type) : hole(),
          element(
            "span",
            type ? t(`bone.${type}`) : t("client.site.empty"),
            type && note && element("em", note),
          ),
        ),
      );
    }),
  );
}
