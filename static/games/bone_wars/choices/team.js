/** What the team does: six kinds of work with their prices; where there are several places, the second tap names one. */
import { bone, icon, siteTile } from "../pieces/pieces.js";
import { capital, place } from "../say/words.js";
import { half } from "./half.js";

/** Beside its own words a drawing needs no name. */
const QUIETLY = { label: null };

const WORK = ["dig", "discover", "site", "camp", "deeper", "step"];
const ICONS = {
  dig: "act-dig",
  discover: "act-discover",
  site: "act-site",
  camp: "act-camp",
  deeper: "act-deeper",
  step: "act-move",
};

const of = (client, work) => client.actions.filter((action) => action.do === work);
const points = (count) => Array.from({ length: count }, () => icon("ap"));
const note = ({ hints, t }, work) => {
  const cost = hints.costs?.[work];
  return cost ? points(cost) : t("client.desk.free");
};

/** Why this work can't be done now, in a few words. */
function why(client, work) {
  const { t, hints, view, table } = client;
  const key = hints.why?.[work] ?? "nothing";
  return t(`client.desk.why.${key}`, {
    university: place(table, client.me.team),
    count: key === "points" ? hints.costs[work] : view.action?.depth,
  });
}

/** One chip per place of a kind of work. */
const PLACES = {
  dig: (client, { slot }) => {
    const type = client.view.sites[client.me.team].bones[slot - 1];
    return {
      icon: bone(type, QUIETLY),
      label: capital(client.t(`bone.${type}`)),
      note: client.t("client.desk.depth", { depth: slot }),
    };
  },
  site: (client, { at }) => ({
    icon: siteTile(client.view.sites[at].tile, QUIETLY),
    label: client.t(`site.${at}`),
    note: client.t(`tile.${client.view.sites[at].tile}`),
  }),
  camp: (client, { row }) => {
    const now = row === "movement" ? client.me.steps : client.me.limit;
    const [then] = client.me.opens[row];
    return {
      icon: icon(row === "movement" ? "act-move" : "envelope"),
      label: client.t(`client.desk.camp.${row}`),
      note: client.t("client.desk.from_to", { from: now, to: then }),
    };
  },
  step: (client, { to }) => ({
    icon: icon("act-move"),
    label: client.t(`site.${to}`),
    note: note(client, "step"),
  }),
};

const places = (client, work) =>
  of(client, work).map((action) => ({
    key: JSON.stringify(action),
    action,
    ...PLACES[work](client, action),
  }));

/** @returns {import("./index.js").Chip[]} */
const works = (client) =>
  WORK.map((work) => {
    const actions = of(client, work);
    const chip = {
      key: work,
      icon: icon(ICONS[work]),
      label: client.t(`client.desk.do.${work}`),
      note: note(client, work),
      title: client.t(`client.desk.do.${work}.does`),
    };
    if (!actions.length) return { ...chip, why: why(client, work) };
    return actions.length === 1
      ? { ...chip, action: actions[0] }
      : { ...chip, open: work, pressed: client.chosen?.do === work };
  });

export const team = {
  title(client) {
    const { team: at } = client.me;
    const { ap, steps } = client.view.action;
    if (typeof at !== "string")
      return client.t("client.desk.team.leave", { university: place(client.table, at) });
    if (!ap) return client.t("client.desk.team.steps", { count: steps });
    return client.t("client.desk.team.title", { count: ap, site: place(client.table, at) });
  },
  text(client) {
    const { t } = client;
    const { open } = half(client);
    if (open) return t(`client.desk.team.which.${open}`);
    if (typeof client.me.team !== "string") return t("client.desk.team.leave.text");
    const { ap, depth, steps } = client.view.action;
    return [
      points(ap),
      t("client.desk.team.left", { count: ap }),
      " · ",
      icon(`depth-${depth}`),
      t("client.desk.team.depth", { depth }),
      " · ",
      icon("act-move"),
      t("client.desk.team.free", { count: steps }),
    ];
  },
  chips(client) {
    const { open } = half(client);
    if (open) return places(client, open);
    // Nothing else can be done before the first step: where it may go is asked at once.
    if (typeof client.me.team !== "string")
      return [...places(client, "step"), ...works(client).filter(({ why: reason }) => reason)];
    return works(client);
  },

  brings(client, action) {
    const { t, view } = client;
    if (action.do === "end" && view.action.ap)
      return t("client.desk.then.lapse", { count: view.action.ap });
    if (action.do === "dig" && client.hints.full) return t("client.desk.then.crates_full");
    if (action.do === "deeper") return t("client.desk.then.deeper");
    if (action.do === "site") return t(`tile.${view.sites[action.at].tile}.does`);
    if (action.do === "camp") return t(`camp.${action.row}.does`);
    return null;
  },
};
