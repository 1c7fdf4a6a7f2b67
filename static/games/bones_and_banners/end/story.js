/** The story of the game: how the gold came, land by land; what was worth seeing; achievements, now that they are open. */
import { element, replace } from "../../../core/ui/dom.js";
import { medal } from "../feats/medals.js";
import { gold } from "../pieces/gold.js";
import { nameOf } from "../pieces/names.js";
import { scenery } from "../pieces/scenery.js";
import { sprite, use } from "../sprite.js";
import { load } from "../styles.js";
import { chart } from "./chart.js";
import { momentsIn } from "./moments.js";
import { numbersIn } from "./numbers.js";
import { goldByRound, toldIn } from "./told.js";

await Promise.all([load("story"), load("feats"), sprite("pieces-more")]);

/** @param {HTMLElement} root @param {Table} table @param {() => Promise<Change[]>} past all changes */
export function draw(root, table, past) {
  const { t, view } = table;
  const race = element("section.race-part", element("h3", t("client.story.race")));
  const moments = element("section", element("h3", t("client.story.moments")));
  const numbers = element("section", element("h3", t("client.story.numbers")));
  past().then(
    (changes) => {
      const told = toldIn(changes);
      race.append(chart(table, goldByRound(told, view.public.round)));
      moments.append(shownMoments(table, momentsIn(told, view.public.cards)));
      numbers.append(counted(table, numbersIn(told, view.public.armies)));
    },
    () => {
      for (const part of [race, moments, numbers]) part.remove();
    },
  );
  replace(
    root,
    element("div.heading", element("h2", t("client.story"))),
    element("div.bnb.bnb-story", race, realm(table), moments, numbers, feats(table)),
  );
}

/** Lands in the order in which they fell, each as long as its gold. @param {Table} table */
function realm({ t, view, players }) {
  const { armies, cards } = view.public;
  return element(
    "section",
    element("h3", t("client.story.realm")),
    armies.map(({ lands, gold: worth }, seat) =>
      element(
        "div.realm",
        { class: `h${seat}` },
        element("span.realm-name", use(`house-${seat}`), players[seat].name),
        gold(worth),
        element(
          "ol",
          lands.filter((id) => cards.lands[id].gold).map((id) => strip(t, view.public, id)),
        ),
      ),
    ),
  );
}

const strip = (t, view, id) =>
  element(
    "li",
    {
      style: { "--worth": view.cards.lands[id].gold },
      title: `${nameOf(t, id)} ${view.cards.lands[id].gold}`,
    },
    scenery(view, id, { label: nameOf(t, id) }),
    element("span", view.cards.lands[id].gold),
  );

/** Each opens the replay where it happened. @param {Table} table @param {import("./moments.js").Moment[]} moments */
const shownMoments = (table, moments) =>
  element(
    "ul.moments",
    moments.map(({ kind, told }) =>
      element(
        "li",
        element(
          "a",
          { href: `?replay#at=${told.at}` },
          picture(table, told.event),
          element(
            "span",
            element("b", table.t(`client.story.${kind}`)),
            element("small", table.t(`client.story.${kind}.text`, wordsOf(table, told))),
          ),
        ),
      ),
    ),
  );

/** @param {Table} table @param {Data} event */
const picture = ({ view }, { card, land, building }) => {
  if (card) return use(`u-${card}`);
  return building ? use(`b-${building}`) : scenery(view.public, land, { class: "miniature" });
};

/** @param {Table} table @param {import("./told.js").Told} told */
const wordsOf = ({ t, players }, { event, round }) => ({
  round,
  player: players[event.seat]?.name,
  land: event.land && t(`card.${event.land}.the`),
  card: event.card && t(`card.${event.card}.the`),
  building: event.building && t(`card.${event.building}.the`),
  count: event.gold ?? 0,
  totals: event.totals?.join("\u00a0: "),
});

/** @param {Table} table @param {ReturnType<typeof numbersIn>} rows */
const counted = ({ t, players }, rows) =>
  element(
    "table",
    element(
      "thead",
      element(
        "tr",
        element("td"),
        players.map(({ name }, seat) =>
          element("th", { scope: "col", class: ["house-text", `h${seat}`] }, name),
        ),
      ),
    ),
    element(
      "tbody",
      rows.map(({ sign, about, values }) =>
        element(
          "tr",
          element("th", { scope: "row" }, use(sign), t(`client.story.numbers.${about}`)),
          values.map((value) => element("td", value)),
        ),
      ),
    ),
  );

/** Both lists are open now. @param {Table} table */
const feats = ({ t, view, players }) =>
  element(
    "section.medals-part",
    element("h3", t("client.story.feats")),
    view.public.over.feats.map((earned, seat) =>
      element(
        "div",
        { class: `h${seat}` },
        element("h4", { class: "house-text" }, players[seat].name),
        earned.length
          ? element(
              "div.medals",
              earned.map((feat) => medal(t, feat)),
            )
          : element("p.q", t("client.story.feats.none")),
      ),
    ),
  );
