/** The story of the game: what the two scorings brought to whom, and why: loyalty times credibility. */
import { element, replace } from "../../../core/ui/dom.js";
import { grid } from "../../../kit/grid.js";
import { PATRONS } from "../pieces/names.js";
import { mono, patron as portrait, seatMark } from "../pieces/pieces.js";
import { nameOf } from "../say/log_words.js";
import { list } from "../say/words.js";
import { load } from "../styles.js";
import { chart } from "./chart.js";

await load("story");

const WHEN = ["midgame", "final"];

/** @param {HTMLElement} root @param {Table} table of docs/client.md @param {() => Promise<Change[]>} past all changes */
export function draw(root, table, past) {
  const players = table.view.public.players.map((player, seat) => account(table, player, seat));
  const course = element("figure.course");
  past().then(
    (changes) => replace(course, chart(table, standings(changes))),
    () => course.remove(),
  );
  replace(
    root,
    element("div.heading", element("h2", table.t("story.title"))),
    element(
      "div.bw.bw-story",
      element(
        "div.sides",
        PATRONS.map((patron) => standing(table, patron)),
      ),
      accounts(table, players),
      course,
      element(
        "ul.tales",
        ["marsh", "cope", "other", "archive"].map((part) => most(table, players, part)),
      ),
    ),
  );
}

/** What each player would have had, had it been counted at the end of each round. @param {Change[]} changes */
function standings(changes) {
  const ends = changes.filter(({ events }) => events.some(({ type }) => type === "round.ended"));
  return ends.map(({ before }) => before.public.players.map(({ then }) => then));
}

/** What a player has got, and from where. */
function account({ view }, { rp, archive }, seat) {
  const { scorings } = view.public;
  const from = (patron) => scorings.reduce((sum, { points }) => sum + points[seat][patron], 0);
  const [marsh, cope] = PATRONS.map(from);
  const cards = Object.values(archive).reduce((sum, { length }) => sum + length, 0);
  return { seat, total: rp, marsh, cope, other: rp - marsh - cope, archive: cards };
}

/** How a patron fared. */
function standing({ t, view }, patron) {
  const { scorings, papers } = view.public;
  const [before, after] = scorings.map(({ credibility }) => credibility[patron]);
  const count = Object.values(papers[patron]).reduce((sum, number) => sum + number, 0);
  return element(
    "div",
    { class: ["side", patron] },
    portrait(patron, { label: null }),
    element(
      "div",
      element("b", t(`patron.${patron}`)),
      element("span", t("story.credibility", { before, after })),
      element("span", t("story.papers", { count })),
    ),
  );
}

function accounts(table, players) {
  const { t } = table;
  const head = (key, props) => element("th", { scope: "col", ...props }, t(key));
  return grid(
    "table",
    [
      element(
        "tr",
        head("story.player", { rowspan: 2 }),
        WHEN.map((when) => head(`story.${when}`, { colspan: 2, scope: "colgroup" })),
        head("story.other", { rowspan: 2 }),
        head("story.total", { rowspan: 2 }),
      ),
      element(
        "tr",
        WHEN.map(() => PATRONS.map((patron) => element("th", { scope: "col" }, mono(patron)))),
      ),
    ],
    players.map((player) => line(table, player)),
  );
}

function line(table, { seat, other, total, archive }) {
  const { t, view } = table;
  const { theodore } = view.public.players[seat];
  const scored = view.public.scorings.map((scoring, i) =>
    PATRONS.map((patron) => product(table, scoring, patron, seat, WHEN[i])),
  );
  return element(
    "tr",
    { class: seat === table.seat && "me" },
    element(
      "th",
      { scope: "row" },
      element(
        "div.whose",
        seatMark(seat, { class: "little", theodore }),
        element(
          "span",
          nameOf(table, seat),
          element("small", t("story.archived", { count: archive })),
        ),
      ),
    ),
    scored,
    element("td", other),
    element("td.total", total),
  );
}

/** Loyalty times credibility. */
function product({ t }, { credibility: all, points: scored }, patron, seat, when) {
  const points = scored[seat][patron];
  const credibility = all[patron];
  const value = points / credibility;
  const said = t("story.said", {
    patron: t(`patron.${patron}`),
    when: t(`story.${when}`),
    value,
    credibility,
    points,
  });
  return element(
    "td",
    { class: patron, title: said },
    points,
    element("small", t("story.product", { value, credibility })),
  );
}

/** Who is ahead in one respect; nobody where nobody has anything. */
function most(table, players, part) {
  const points = Math.max(...players.map((player) => player[part]));
  const names = players
    .filter((player) => player[part] === points)
    .map(({ seat }) => nameOf(table, seat));
  if (!points || names.length === players.length) return null;
  return element(
    "li",
    table.t(`story.most.${part}`, { names: list(table, names), count: names.length, points }),
  );
}
