/** The hero has slain three: the prompt asks, a card takes the answer, what can be aimed at is lit. */
import { element } from "../../../core/ui/dom.js";
import { rowColumn } from "../board/geometry.js";
import { weaponDrawing } from "../say/names.js";
import { use } from "../sprite.js";
import { putBack } from "./nowhere.js";
import { axe } from "./weapons/axe.js";
import { crossbow } from "./weapons/crossbow.js";
import { death } from "./weapons/death.js";
import { morningstar } from "./weapons/morningstar.js";
import { spaces } from "./weapons/spaces.js";
import { sword } from "./weapons/sword.js";

/**
 * How each is aimed: as a way of choosing (`lit`, `tap`, `action`, `picked`, `target`, `stage`), and
 *   body   (client) what its card has besides words
 *   sure   (client) the button that does what was picked, or null
 *   then   whether its second half has a sentence of its own
 */
const AIMS = {
  sword,
  teleport: spaces("to"),
  morningstar,
  rapier: spaces("at"),
  ice: spaces("at"),
  crossbow,
  death,
  axe,
};

const weaponOf = ({ table }) => table.view.private.board.weapon;
const aimOf = (client) => AIMS[weaponOf(client)];
const skipping = ({ table }) => table.decision.actions.find(({ type }) => type === "weapon.skip");
const small = ({ layout }) => ["phone", "flat"].includes(layout.form);

export const weapon = {
  icon: "i-hero",
  lit: (client) => aimOf(client).lit?.(client) ?? new Map(),
  tap: (client, place) => aimOf(client).tap?.(client, place),
  action: (client, place) => aimOf(client).action?.(client, place) ?? null,
  picked: (client) => aimOf(client).picked?.(client) ?? null,
  target: (client, seat) => aimOf(client).target?.(client, seat) ?? null,
  hint: (client) => client.t("client.weapon.why"),

  stage(client) {
    aimOf(client).stage?.(client);
    if (small(client)) return;
    client.papers.add(`weapon ${client.table.decision.id} ${client.picked}`, () => card(client));
  },

  key: putBack,

  caption: "client.weapon",
  rail: (client) => (small(client) ? card(client) : held(client)),
  acts: (client) => small(client) && [aimOf(client).sure?.(client), notNow(client)],
};

function card(client) {
  const { t } = client;
  const name = weaponOf(client);
  const { body, sure, twofold } = aimOf(client);
  const how = client.picked && twofold ? "then" : "how";
  const inside = body?.(client);
  return element(
    "div",
    {
      class: ["weapon-panel", inside ? corner(client) : "foot"],
      role: "group",
      "aria-label": t(`weapon.${name}`),
    },
    element(
      "div.row",
      element("span.weapon-picture", use(weaponDrawing(name))),
      element(
        "div.grow",
        element("b.display", t("client.weapon.three")),
        element("p.small.muted", t(`client.weapon.${name}.${how}`)),
      ),
      !inside && !small(client) && notNow(client),
    ),
    inside,
    inside && !small(client) && element("div.row", sure?.(client), notNow(client)),
  );
}

/** Away from the hero, whose surroundings are what it is about. */
function corner({ scene }) {
  const [row, column] = rowColumn(scene.board.hero ?? "3,3");
  return `${row > 3 ? "high" : "low"} ${column > 3 ? "west" : "east"}`;
}

const notNow = (client) =>
  element(
    "button.btn.quiet.skip-weapon",
    { "data-key": "skip", onclick: () => client.act(skipping(client)) },
    client.t("client.not_now"),
  );

/** It lies beside the board, taken in hand. */
function held(client) {
  const name = weaponOf(client);
  return element(
    "span.supply-item.weapon-card.sel",
    { "data-tip": `weapon.${name}` },
    use(weaponDrawing(name)),
    element("span.item-name", client.t(`weapon.${name}`)),
  );
}
