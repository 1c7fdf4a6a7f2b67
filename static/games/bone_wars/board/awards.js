/** Three awards: what the archive must hold for each row, and the loyalty on its spaces. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { AWARDS } from "../pieces/names.js";
import { category, find, icon, mono, wood } from "../pieces/pieces.js";
import { need } from "../say/log_words.js";

export function draw(client) {
  const { t } = client;
  refresh(
    client.parts.awards,
    element(
      "section.board-panel.awards",
      { "aria-label": t("client.awards") },
      element(
        "h2",
        icon("award"),
        t("client.awards"),
        element("small", icon("loyalty"), t("client.awards.bonus")),
      ),
      element(
        "ol",
        AWARDS.map((letter) => tile(client, letter)),
      ),
    ),
  );
}

function tile(client, letter) {
  const { t, view, data } = client;
  const { id, spaces } = view.awards[letter];
  const mine = spaces.some((markers) => markers.includes(client.seat));
  return element(
    "li",
    { dataset: { place: `award ${letter}` }, title: t("client.award", { letter }) },
    element("h3", letter),
    data.awards[id].map((needs, at) => {
      const met = client.me.lacks[letter][at].every((lack) => !lack);
      const label = t("client.award.row", {
        needs: need(client.table, needs),
        state: t(met ? "client.award.met" : "client.award.unmet"),
      });
      return element(
        "div",
        { class: ["award-row", met && "ok"], title: label },
        element(
          "span.requirements",
          needs.map((each) =>
            element("span.requirement", element("b", count(each)), sign(client, each)),
          ),
        ),
        element(
          "span.award-spaces",
          data.award_spaces.map(
            (space, index) => space.row === at + 1 && spot(client, letter, index, met && !mine),
          ),
        ),
      );
    }),
  );
}

function spot(client, letter, index, open) {
  const { t, view, data } = client;
  const held = view.awards[letter].spaces[index];
  const markers = held.filter((each) => each !== "x");
  const { loyalty } = data.award_spaces[index];
  const action =
    client.kind === "award.claim" ? client.find({ tile: letter, space: index }) : undefined;
  // What so few players do not use is there only while somebody's help opens it.
  if (held.length && !markers.length && !action) return null;
  return choosable(
    client,
    action,
    {
      class: ["award-space", open && !markers.length && "ok"],
      label: t("client.award.space", { count: loyalty }),
      dataset: { space: `${letter} ${index}` },
    },
    markers.length
      ? markers.map((player) =>
          wood("award-marker", player, {
            label: t("client.piece.award", { name: client.name(player) }),
          }),
        )
      : element("b", loyalty),
  );
}

const count = (wanted) => wanted.count ?? wanted.different_envelopes;

const icons = ({ data }, letter) => data.envelopes.find(({ id }) => id === letter).icon;

function sign(client, wanted) {
  if (wanted.discoverer) return mono(wanted.discoverer);
  if (wanted.category) return category(wanted.category);
  if (wanted.env) return find(icons(client, wanted.env));
  return icon("envelope", { label: client.t("client.envelopes") });
}
