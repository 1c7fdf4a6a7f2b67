/** Three awards: what the archive must hold for each row, and the loyalty on its spaces. */
import { element, replace } from "../../core/dom.js";
import { choosable } from "./choose.js";
import { AWARDS } from "./names.js";
import { category, find, icon, mono, wood } from "./pieces.js";

export function draw(client) {
  const { t } = client;
  replace(client.parts.awards, element("section", { class: "pan awards", "aria-label": t("client.awards") },
    element("h2", null, icon("award"), t("client.awards"), element("small", null, icon("loyalty"), t("client.awards.bonus"))),
    element("ol", null, AWARDS.map((letter) => tile(client, letter)))));
}

function tile(client, letter) {
  const { t, view, data } = client;
  const { id } = view.awards[letter];
  return element("li", { dataset: { place: `award ${letter}` }, title: t("client.award", { letter }) }, element("h4", null, letter),
    data.awards[id].map((needs, at) => {
      const met = needs.every((need) => owned(client, need) >= count(need));
      const label = t("client.award.row", { needs: needs.map((need) => needText(client, need)).join(", "), state: t(met ? "client.award.met" : "client.award.unmet") });
      return element("div", { class: ["ar", met && "ok"], title: label },
        element("span", { class: "rqs" }, needs.map((need) => element("span", { class: "rq" }, element("b", null, count(need)), sign(client, need)))),
        element("span", { class: "sps" }, data.award_spaces.map((space, index) =>
          space.row === at + 1 && space.min_players <= view.players.length && spot(client, letter, index, met))));
    }));
}

function spot(client, letter, index, met) {
  const { t, view, data } = client;
  const markers = view.awards[letter].spaces[index].filter((each) => each !== "x");
  const { loyalty } = data.award_spaces[index];
  const action = client.kind === "award.claim" ? client.find({ tile: letter, space: index }) : undefined;
  return choosable(client, action, { class: ["asp", met && !markers.length && "ok"], label: t("client.award.space", { count: loyalty }), dataset: { space: `${letter} ${index}` } },
    markers.length
      ? markers.map((player) => wood("award-marker", player, { label: t("client.piece.award", { name: client.name(player) }) }))
      : element("b", null, loyalty));
}

const count = (need) => need.count ?? need.different_envelopes;

/** How many of these are in the archive of the player below; amphibians count as any category. */
function owned({ me, data }, need) {
  const cards = Object.values(me.archive).flat().map((id) => data.species[id]);
  if (need.discoverer) return cards.filter(({ discoverer }) => discoverer === need.discoverer).length;
  if (need.category) return cards.filter(({ category: kind }) => kind === need.category || kind === "amphibian").length;
  if (need.env) return me.archive[need.env].length;
  return Object.values(me.archive).filter((each) => each.length).length;
}

const icons = ({ data }, letter) => data.envelopes.find(({ id }) => id === letter).icon;

function sign(client, need) {
  if (need.discoverer) return mono(need.discoverer);
  if (need.category) return category(need.category);
  if (need.env) return find(icons(client, need.env));
  return icon("envelope", { label: client.t("client.envelopes") });
}

function needText({ t }, need) {
  if (need.discoverer) return t("need.discoverer", { count: need.count, name: t(`discoverer.${need.discoverer}`) });
  if (need.category) return t(`need.${need.category}`, { count: need.count });
  if (need.env) return t("need.env", { count: need.count, envelope: need.env });
  return t("need.different_envelopes", { count: need.different_envelopes });
}
