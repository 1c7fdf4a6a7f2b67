/** One panel per patron: his shelf, everybody's loyalty to him, and what both are worth now. */
import { element, refresh } from "../../../core/ui/dom.js";
import { EMBLEMS, PATRONS } from "../pieces/names.js";
import { icon, paper, patron as portrait, seatClass } from "../pieces/pieces.js";

export function draw(client) {
  for (const id of PATRONS) refresh(client.parts[id], panel(client, id));
}

function panel(client, id) {
  const { t, view, me } = client;
  const credibility = view.credibility[id];
  return element(
    "section",
    { class: ["patron", id], "aria-label": t(`patron.${id}`), dataset: { place: id } },
    element(
      "header",
      portrait(id),
      element(
        "div",
        element("h2", t(`patron.${id}`)),
        me.patron && element("span.my-patron", t(whose(client, id))),
        element(
          "span.credibility",
          { title: t("client.credibility.does") },
          t("client.credibility"),
          " ",
          element("b", credibility),
        ),
      ),
    ),
    element("div.patron-body", shelf(client, id), loyalty(client, id)),
    view.phase !== "over" &&
      element(
        "footer",
        { title: t("client.projection.does") },
        element("span", t("client.projection.short", { credibility })),
        element(
          "ol",
          view.players.map(({ projection }, player) =>
            element(
              "li",
              {
                class: [seatClass(player), player === client.seat && "me"],
                title: `${client.name(player)}: ${projection[id]}`,
              },
              element("b", projection[id]),
            ),
          ),
        ),
      ),
  );
}

const whose = ({ me, table }, id) =>
  `client.patron.${table.seat === null ? "theirs" : "mine"}.${me.patron === id ? "patron" : "rival"}`;

/** Papers stand from the bottom up; spots that are not in use at this number of players hold a printed paper. */
export function shelf({ t, view, data }, id) {
  const stock = Object.entries(view.papers[id])
    .flatMap(([value, count]) => Array(count).fill(Number(value)))
    .toReversed();
  const rows = data.shelves.map((spots, at) => {
    const cells = spots.map((spot) => {
      if (spot === "preprinted") return paper(id, null);
      return stock.length ? paper(id, stock.shift()) : element("span.paper-piece.free");
    });
    return element(
      "li",
      { class: at < view.credibility[id] && "on", title: t("client.shelf.row", { row: at + 1 }) },
      element("b", at + 1),
      cells,
    );
  });
  return element(
    "ol.shelf",
    {
      "aria-label": t("client.shelf", {
        count: Object.values(view.papers[id]).reduce((sum, each) => sum + each, 0),
      }),
    },
    rows.toReversed(),
    stock.length > 0 && element("li.more", { title: t("client.shelf.more") }, `+${stock.length}`),
  );
}

/** A lane for every player, always in the same order: nothing piles up. */
function loyalty(client, id) {
  const { t, view, data } = client;
  const { values, loyalty_up_to: gift, money_up_to: money } = data.track;
  const top = Math.max(...values);
  const worths = Array.from({ length: top + 1 }, (_, at) => top - at);
  const rows = worths
    .map((worth) => `${values.filter((each) => each === worth).length}fr`)
    .join(" ");
  return element(
    "div.loyalty",
    { style: { "--n": values.length, "--b1": gift + 1, "--b2": money + 1 } },
    element(
      "ol.values",
      { style: { "grid-template-rows": rows }, "aria-hidden": "true" },
      worths.map((worth) => element("li", `×${worth}`)),
    ),
    element(
      "ol.lanes",
      {
        "aria-label": t("client.loyalty", { patron: t(`patron.${id}`) }),
        style: { "--lanes": view.players.length },
      },
      view.players.map((player, at) => {
        const title = t("client.loyalty.of", {
          name: client.name(at),
          worth: player.value[id],
          rp: player.projection[id],
        });
        return element(
          "li",
          {
            class: [seatClass(at), at === client.seat && "me"],
            style: { "--k": player.loyalty[id] },
            title,
            dataset: { lane: `${id} ${at}` },
          },
          element("i"),
          element(
            "span.marker",
            icon(player.theodore ? "theodore" : EMBLEMS[at], { label: title }),
          ),
        );
      }),
    ),
    element(
      "span.bonus-line.loyalty-line",
      { title: t("client.pass.loyalty") },
      icon("loyalty", { label: t("client.pass.loyalty") }),
    ),
    element(
      "span.bonus-line.money-line",
      { title: t("client.pass.money") },
      icon("dollar", { label: t("client.pass.money") }),
    ),
  );
}
