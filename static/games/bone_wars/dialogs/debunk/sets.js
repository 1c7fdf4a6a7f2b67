/** Which identical bones, and how many: each type with what two, three and four of them would overturn, or why not. */
import { element } from "../../../../core/ui/dom.js";
import { toggle } from "../../choices/choose.js";
import { BONES } from "../../pieces/names.js";
import { bone, icon, paper } from "../../pieces/pieces.js";
import { other } from "../preview.js";

/** How many identical bones a set has. */
const sizesOf = ({ data }) => Object.keys(data.debunk).map(Number);

export function sets(client) {
  const { me, actions } = client;
  const held = (type) => me.crates.filter((one) => one === type).length;
  const fewest = Math.min(...sizesOf(client));
  const types = BONES.filter(
    (type) => held(type) >= fewest || actions.some((action) => action.bone === type),
  );
  const alone = BONES.filter((type) => held(type) && !types.includes(type));
  return [
    element(
      "ol.sets",
      types.map((type) => line(client, type, held(type))),
    ),
    alone.length > 0 &&
      element(
        "div.my-crates.rest",
        element("h4", client.t("client.dialog.debunk.alone")),
        element(
          "ol",
          alone.map((type) => element("li", bone(type))),
        ),
        element("span", client.t("client.dialog.debunk.cannot")),
      ),
  ];
}

function line(client, type, held) {
  const { t, chosen } = client;
  const picked = chosen?.bone === type ? chosen : null;
  const up = picked ? picked.size - picked.wilds : 0;
  return element(
    "li",
    { class: picked && "on" },
    element(
      "div.token-row",
      Array.from({ length: held }, (_, at) =>
        element("span", { class: at < up ? "up" : null }, bone(type)),
      ),
      picked?.wilds > 0 &&
        Array.from({ length: picked.wilds }, () => element("span.up", bone("wild"))),
      element("b", t(`bone.${type}`)),
    ),
    element(
      "div.size-options",
      sizesOf(client).map((size) => element("div", sizes(client, type, size, held))),
    ),
  );
}

function sizes(client, type, size, held) {
  const { t, me, view, actions } = client;
  const rival = other(me.patron);
  const there = view.papers[rival][size] ?? 0;
  const ways = actions.filter((action) => action.bone === type && action.size === size);
  const face = (small, ...more) => [
    element("span.rival-paper", paper(rival, size)),
    element(
      "span",
      element("b", t("client.dialog.debunk.bones", { count: size })),
      element("small", small),
    ),
    more,
  ];
  if (!ways.length) {
    const why = there
      ? t("client.dialog.debunk.have", { count: held })
      : t("client.dialog.debunk.no_paper", { patron: t(`patron.${rival}`), value: size });
    return [element("span.size-option.off", face(why))];
  }
  return ways.map((way) => {
    const small = [
      icon("loyalty"),
      `${client.data.debunk[size].loyalty} · `,
      way.wilds
        ? t("client.dialog.debunk.with_wild", { count: way.wilds })
        : t("client.dialog.debunk.there", {
            patron: t(`patron.${rival}`),
            count: there,
            value: size,
          }),
    ];
    const tick = client.isChosen(way) && icon("ui-check", { class: "tick" });
    const props = { class: "size-option", key: JSON.stringify(way) };
    return toggle(client, way, props, face(small, tick));
  });
}

/** Sets that have been used in this action. */
export function done(client) {
  const { view, me, t } = client;
  const { sets: used } = view.action;
  const [own, rival] = [me.patron, other(me.patron)];
  return (
    used.length > 0 &&
    element(
      "ol.two",
      used.map(({ bone: type, size }, at) =>
        element(
          "li.done",
          element("span.number", at + 1),
          bone(type),
          element("b", t("client.dialog.debunk.used", { count: size, bone: t(`bone.${type}`) })),
          paper(rival, size),
          icon("arrow-r"),
          paper(own, size),
        ),
      ),
    )
  );
}
