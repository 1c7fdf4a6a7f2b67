/** A paper that is being written: its skeleton's four sockets, and what two, three and four bones pay. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { PARTS } from "../../pieces/names.js";
import { bone, category, icon, mono, paper, plate } from "../../pieces/pieces.js";
import { wants } from "../../pieces/recipe.js";
import { wanting } from "../words.js";

/** Torsos and tails are all alike. */
const KINDS = { skull: true, limb: true };

/**
 * @param {Data} written of `action.papers`
 * @param {string|null} part that is being asked for
 * @param {((part: string) => void)|null} press on the socket that is asked for
 */
function sockets(client, written, part = null, press = null) {
  const species = client.data.species[written.species];
  const wanted = wants(species);
  const there = client.hints.parts ?? {};
  const asked = PARTS.indexOf(part);
  return element(
    "ol.sockets",
    PARTS.map((each, at) => {
      const used = written.bones.find((one) => one.part === each);
      const now = written.open && at === asked;
      const later = written.open && asked >= 0 && at > asked;
      const state = used
        ? null
        : now
          ? t("client.dialog.publish.now")
          : later
            ? t(`client.dialog.publish.${there[each] ?? "none"}`)
            : t("client.dialog.publish.left_out");
      const face = [
        used
          ? bone(used.bone)
          : later && there[each] === "have"
            ? bone(wanted[at], { class: "ghost" })
            : icon(`socket-${each}`),
        used?.wild && element("span.wild", icon("bone-wild", { label: t("bone.wild") })),
        element("b", t(`bone_part.${each}`)),
        each in KINDS && element("small", used ? t(`bone.${used.bone}`) : wanting(wanted[at])),
        state && element("em", state),
      ];
      return element(
        "li",
        { class: [used && "on", now && "now", !used && !now && !later && "out"] },
        now && press
          ? element("button.legal", { "data-key": "socket", onclick: () => press(each) }, face)
          : face,
      );
    }),
  );
}

/** What each size pays; the present one is brass. */
const meter = ({ data }, size) =>
  element(
    "ol.meter",
    Object.entries(data.publish).map(([bones, pays]) =>
      element(
        "li",
        { class: Number(bones) === size ? "on" : Number(bones) < size ? "past" : null },
        element("span.bone-count", bones),
        icon("loyalty", { label: t("loyalty") }),
        element("b", pays.loyalty),
        pays.round_bonus
          ? element("em", t("client.dialog.publish.prize_round"))
          : pays.prize && element("em", t("client.dialog.publish.prize")),
      ),
    ),
  );

export function head(client, written) {
  const species = client.data.species[written.species];
  const size = written.bones.length;
  return element(
    "header",
    element(
      "div",
      element("h3", species.name),
      element(
        "small",
        category(species.category),
        mono(species.discoverer),
        ` ${species.discoverer}, ${species.year}`,
      ),
    ),
    size in client.data.publish && element("span.value", paper(client.me.patron, size)),
  );
}

/** A paper with all of it. */
export const written = (client, one, part, press) =>
  element(
    "section",
    { class: ["paper-sheet", one.open && "op"] },
    head(client, one),
    plate(client.data.species[one.species].name),
    sockets(client, one, part, press),
    meter(client, one.bones.length),
  );

/** A finished paper in one line. */
export const finished = (client, one) =>
  element(
    "li",
    paper(client.me.patron, one.bones.length),
    plate(client.data.species[one.species].name),
    element("b", client.data.species[one.species].name),
    element(
      "span.token-list",
      one.bones.map(({ bone: type }) => bone(type)),
    ),
  );
