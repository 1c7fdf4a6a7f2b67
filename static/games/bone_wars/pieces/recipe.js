/** Which bones a species wants, and which of them somebody has. */

import { t } from "../../../core/text/i18n.js";
import { element } from "../../../core/ui/dom.js";
import { PARTS } from "./names.js";
import { bone } from "./pieces.js";

/** @param {{skull: string, limb: string}} species of `components` @returns {string[]} by part, `skull_any` and `limb_any` included */
export const wants = ({ skull, limb }) => ["torso", "tail", `skull_${skull}`, `limb_${limb}`];

/** Which parts these crates could fill. @returns {boolean[]} by part */
export const have = ({ data }, species, crates) =>
  wants(species).map((wanted) => crates.some((type) => data.fits[wanted].includes(type)));

/** The four tokens; with `crates` each says whether it is there. @param {string[]|null} [crates] */
export function recipe(client, species, crates = null) {
  const there = crates && have(client, species, crates);
  return element(
    "span.recipe",
    wants(species).map((type, at) => {
      const label = there?.[at] ? t("client.have", { bone: t(`bone.${type}`) }) : t(`bone.${type}`);
      return element(
        "span",
        {
          class: ["recipe-bone", there && (there[at] ? "have" : "miss")],
          dataset: { part: PARTS[at] },
        },
        bone(type, { label }),
      );
    }),
  );
}
