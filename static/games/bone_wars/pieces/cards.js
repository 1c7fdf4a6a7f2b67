/** Cards, in four sizes: `l` enlarged, `m` in a hand, `s` on offer, `x` in an action slot. */

import { t } from "../../../core/text/i18n.js";
import { element, svg } from "../../../core/ui/dom.js";
import { closer, personDrawing, specialistDrawing } from "./names.js";
import { category, effort, find, icon, mono, plate, prize, sum } from "./pieces.js";
import { recipe } from "./recipe.js";

/**
 * @typedef {{size?: "l"|"m"|"s"|"x", class?: string, crates?: string[]|null, specialist?: string|null, more?: any}} Options
 *   `crates`: which bones are there is marked; `more`: what is laid over the card
 */

/** Spans all through: cards are laid into buttons, where nothing else may be. @param {string} kind @param {Options} options @param {string} label */
const card = (kind, { size = "m", class: more }, label, ...children) =>
  element(
    "span",
    { class: ["card", kind, size, more], role: "group", "aria-label": label },
    children,
  );

/** @param {import("../client.js").Client} client @param {number} id @param {Options} [options] */
export function speciesCard(client, id, options = {}) {
  const species = client.data.species[id];
  const { name, epithet, discoverer, year } = species;
  const label = `${name}, ${t(`category.${species.category}`)}, ${discoverer} ${year}`;
  return card(
    "species-card",
    options,
    label,
    element(
      "span.card-head",
      category(species.category, { class: "category" }),
      element("b", { class: closer(name) }, name),
    ),
    element(
      "span.card-plate",
      plate(name),
      element(
        "em.bin",
        element("span", t("client.plate", { number: roman(id) })),
        element("span", { lang: "la" }, `${name[0]}. ${epithet}`),
        element("span", `${discoverer}, ${year}`),
      ),
    ),
    recipe(client, species, options.crates ?? null),
    element(
      "span.card-foot",
      element(
        "span.mf",
        find(species.icon, { label: t("client.card.icon", { icon: t(`icon.${species.icon}`) }) }),
      ),
      mono(discoverer, { label: t("client.card.by", { name: t(`discoverer.${discoverer}`) }) }),
      element(
        "span.pz",
        prize(species.prize, {
          label: t("client.card.prize", { prize: t(`prize.${species.prize}`) }),
        }),
      ),
    ),
    options.more,
  );
}

/** @param {import("../client.js").Client} client @param {string} id @param {Options} [options] */
export function teamCard(client, id, options = {}) {
  const { set, cost, ap, depth, torn } = client.data.team_cards[id];
  const { specialist } = options;
  return card(
    "team-card",
    options,
    t("client.card.team", { name: t(`team.${id}`), cost, count: ap, depth }),
    element("span.card-head", icon("card-team", { class: "kind" }), element("b", t(`team.${id}`))),
    element(
      "span.card-plate",
      crew(set === "basic" ? 3 : 6, torn),
      specialist &&
        element(
          "span.specialist",
          icon(specialistDrawing(specialist), { label: t(`specialist.${specialist}`) }),
        ),
    ),
    element("span.stats", element("span.cost", sum("dollar", cost, t("client.cost", { cost }))), [
      ...effort(ap, depth).children,
    ]),
    options.more,
  );
}

/** @param {import("../client.js").Client} client @param {string} id of the person @param {Options} [options] */
export function paleontologistCard(client, id, options = {}) {
  const { action, effect, born, died } = client.data.paleontologists[id];
  const name = t(`person.${id}`);
  return card(
    "paleontologist-card",
    options,
    t("client.card.paleontologist", {
      name,
      mode: t(`mode.${action}`),
      effect: t(`effect.${effect}`),
    }),
    element(
      "span.card-head",
      icon("card-paleo", { class: "kind" }),
      element("b", options.size === "l" ? name : name.split(" ").at(-1)),
    ),
    element(
      "span.card-plate",
      element("span.bust", icon(personDrawing(id))),
      element("span.years", `${born}–${died}`),
    ),
    element(
      "span.bonus",
      element(
        "span.act",
        icon(action === "minor" ? "act-find" : `act-${action}`),
        t(`mode.${action}`),
      ),
      element("span.effect-text", told(effect, options.size ?? "m")),
    ),
    options.more,
  );
}

/** As much as a card of a hand has room for. */
const ROOM = 62;

/** The effect as a sentence where it fits, else in a few words. */
function told(effect, size) {
  const whole = t(`effect.${effect}`);
  return size === "l" || (size === "m" && whole.length <= ROOM)
    ? whole
    : t(`effect.${effect}.short`);
}

/** A card as it lies in an action slot. @param {import("../client.js").Client} client @param {{team?: string, specialist?: string, species?: number, paleontologist?: string, solo?: string}} played @param {Options} [options] */
export function playedCard(client, played, options = {}) {
  /** @type {Options} */
  const all = { size: "x", ...options };
  if (played.team) return teamCard(client, played.team, { ...all, specialist: played.specialist });
  if (played.species) return speciesCard(client, played.species, all);
  if (played.paleontologist) return paleontologistCard(client, played.paleontologist, all);
  return card(
    "so",
    all,
    t("client.card.solo", { card: played.solo }),
    element("span.card-head", element("b", played.solo)),
    element("span.card-plate", icon("theodore")),
  );
}

/** The people of a team card; a torn photograph has room for a specialist. */
function crew(number, torn) {
  const xs = number === 3 ? [22, 40, 58] : [14, 27, 40, 53, 66, 79];
  const width = number === 3 ? 80 : 94;
  const tear = `M${width - 22} 0 ${width - 18} 9 ${width - 24} 16 ${width - 17} 26 ${width - 23} 36 ${width - 16} 46 ${width - 21} 58H${width}V0Z`;
  return svg(
    "svg.team-art",
    { viewBox: `0 0 ${width} 58`, "aria-hidden": "true" },
    svg("rect", { width, height: 58, fill: "var(--paper-2)" }),
    svg("path", { d: `M0 48H${width}`, stroke: "var(--plate-ink)" }),
    xs.slice(0, torn ? -1 : undefined).map((x, at) =>
      svg(
        "g",
        { transform: `translate(${x} ${at % 2 ? 20 : 24})` },
        MAN.map((props) => svg("path", props)),
      ),
    ),
    torn &&
      svg("path", {
        d: tear,
        fill: "var(--paper-3)",
        stroke: "var(--paper-edge)",
        "stroke-dasharray": "2 2",
      }),
  );
}

const INK = "var(--plate-ink)";
const MAN = [
  { d: "M-8 38C-8 22-5 17 0 17S8 22 8 38Z", fill: INK },
  {
    d: "M-6 9A6 6 0 1 0 6 9A6 6 0 1 0-6 9",
    fill: "var(--plate-paper)",
    stroke: INK,
    "stroke-width": 1.4,
  },
  {
    d: "M-10 6C-5 8 5 8 10 6 8 4 6 3.6 5.4 3.4 5-2 3-4 0-4S-5-2-5.4 3.4C-6 3.6-8 4-10 6Z",
    fill: INK,
  },
  { d: "M-3 20 0 28 3 20", fill: "none", stroke: "var(--plate-paper)", "stroke-width": 1.2 },
];

/** @type {[number, string][]} */
const ROMAN = [
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function roman(number) {
  let left = number;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(left / value);
    left -= times * value;
    return sign.repeat(times);
  }).join("");
}
