/** In the top bar: the rounds with their bonuses, what is left in bag and deck, the order of the players. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { bonus, icon, seatMark } from "../pieces/pieces.js";

export function draw(client) {
  const { status } = client.table.parts;
  if (!status) return;
  const small = client.form === "phone";
  refresh(
    status,
    element(
      "div",
      { class: ["bw", "bw-status", small && "small"] },
      rounds(client, small),
      !small && supply(client),
      order(client, small),
      small && purse(client),
    ),
  );
}

function rounds(client, small) {
  const { t, view, data } = client;
  const all = view.rounds.map((key, at) => {
    const number = at + 1;
    const over = view.phase === "over" || number < view.round;
    const now = view.phase === "play" && number === view.round;
    if (small && number !== view.round) return null;
    const years = data.years[at].replace("-", "–");
    const title = t("client.round.bonus", {
      round: number,
      years,
      bonus: t(`bonus.${key}`),
      does: t(`bonus.${key}.does`),
    });
    const action = chosenBy(client, key, now);
    return [
      element(
        "li",
        { class: [over && "done", now && "now"], "aria-current": now ? "step" : null, title },
        now || small
          ? element(
              "span.round-label",
              element("b", t("client.round", { round: number })),
              element("small", years),
            )
          : element("b.round-number", number),
        choosable(
          client,
          action,
          { class: "round-bonus", label: title },
          bonus(key, { label: title }),
        ),
      ),
      data.scored_after.includes(number) &&
        number < view.rounds.length &&
        !small &&
        element("li.mid", t(view.scorings.length ? "client.scored" : "client.scoring")),
    ];
  });
  return element("ol.rounds", { "aria-label": t("client.rounds") }, all);
}

/** Where a round bonus is asked for, its tile stands for it; this round's also for "the round's" and "as it is". */
function chosenBy(client, key, now) {
  if (!["round.choose", "round.swap"].includes(client.kind)) return undefined;
  return (
    client.find({ bonus: key }) ??
    (now ? (client.find({ bonus: "round" }) ?? client.find({ keep: true })) : undefined)
  );
}

function supply({ t, view }) {
  const count = Object.values(view.bag).reduce((sum, each) => sum + each, 0);
  const stack = (drawing, number, label) =>
    element("li", { title: label }, icon(drawing, { label }), element("b", number));
  return element(
    "ul.supply",
    { "aria-label": t("client.supply") },
    stack("bag", count, t("client.bag", { count })),
    stack(
      "card-species",
      view.decks.species,
      t("client.deck.species", { count: view.decks.species }),
    ),
  );
}

function order(client, small) {
  const { t, view } = client;
  return element(
    "ol.order",
    { "aria-label": t("client.order") },
    view.order.map((player) => {
      const { passed, theodore } = view.players[player];
      const now = player === view.turn;
      const name = client.name(player);
      const state = now
        ? t(
            player === client.table.seat && !client.table.replay
              ? "client.state.yours"
              : "client.state.now",
          )
        : passed
          ? t("client.state.passed")
          : played(client, player);
      return element(
        "li",
        {
          class: [now && "now", passed && "passed"],
          title: `${name}: ${state}`,
          "aria-current": now ? "true" : null,
        },
        seatMark(player, { label: small ? `${name}: ${state}` : undefined, theodore }),
        !small && element("span", element("b", name), element("small", state)),
      );
    }),
  );
}

function played({ t, view }, player) {
  const { slots } = view.players[player];
  return t("client.state.played", {
    count: slots.filter(({ card }) => card).length,
    slots: slots.length,
  });
}

/** A phone shows one page at a time: what one has is always in sight. */
function purse({ t, me, view }) {
  const { money, rp, then } = me;
  return element(
    "div.purse",
    element(
      "span",
      { title: t("client.money", { count: money }) },
      icon("dollar", { label: t("client.money", { count: money }) }),
      element("b", money),
    ),
    element(
      "span",
      { title: t("client.projection", { rp, then }) },
      icon("reputation", { label: t("client.projection", { rp, then }) }),
      element("b", rp),
      view.phase !== "over" && element("small", `→${then}`),
    ),
  );
}
