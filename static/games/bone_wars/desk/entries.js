/** Events of a turn as lines of the ledger: a sign, a few words, and what was paid or gained. */
import { act, bone, bonus, find, icon, mono, prize, siteTile } from "../pieces/pieces.js";
import { capital, card, place, species } from "../say/words.js";

const BARE = { label: null };
const minus = (count, drawing) => ({ text: [`−${count}`, icon(drawing)], kind: "negative" });
const plus = (text, drawing) => ({
  text: [`+${text}`, drawing && icon(drawing)],
  kind: "positive",
});
const tokens = (bones) => ({ text: bones.map((type) => bone(type)), kind: "tokens" });
const line = (sign, text, sum = null) => ({ sign, text, sum });
/** There is little room: people go by their last names. */
const surname = (table, played) =>
  played.paleontologist ? card(table, played).split(" ").at(-1) : card(table, played);
const cardSign = (played) =>
  icon(played.team ? "card-team" : played.species ? "card-species" : "card-paleo");

/** By the type of event: (event, client) => line or null. */
const LINES = {
  "draft.species": (e, { table }) =>
    line(icon("card-species"), species(table, e.species), tokens(e.bones)),
  "profession.taken": (e, { t, data }) =>
    line(icon("profession"), t(`profession.${data.professions.rows[e.row - 1].id}`)),
  "university.chosen": (e, { table }) => line(mono(e.patron, BARE), place(table, e.space)),
  "card.played": (e, { t, table }) =>
    line(
      cardSign(e.card),
      t("client.desk.line.played", { card: surname(table, e.card), slot: e.slot }),
      e.cost === undefined
        ? null
        : { text: [e.cost ? `−$${e.cost}` : "$0"], kind: e.cost ? "negative" : "" },
    ),
  "specialist.used": (e, { t }) => line(icon("upgrade"), t(`specialist.${e.specialist}`)),
  "paleontologist.moved": (e, { t }) => line(act(e.to), t(`mode.${e.to}`)),
  "team.moved": (e, { t, table, data }) =>
    line(
      icon("act-move"),
      `${place(table, e.from)} → ${place(table, e.to)}`,
      e.free ? { text: [t("client.desk.free")], kind: "" } : minus(data.costs.step, "ap"),
    ),
  "teams.met": (e, { t }) => line(icon("grant"), t("client.desk.line.met"), plus(`$${e.amount}`)),
  "bone.dug": (e, { t, data }) =>
    line(icon("act-dig"), capital(t(`bone.${e.bone}`)), minus(data.costs.dig, "ap")),
  "species.discovered": (e, { table }) => line(icon("act-discover"), species(table, e.species)),
  "camp.placed": (e, { t, data }) =>
    line(icon("act-camp"), t(`client.desk.camp.${e.row}`), minus(data.costs.camp, "ap")),
  "site.deepened": (e, { table }) => line(icon("act-deeper"), place(table, e.at), tokens(e.bones)),
  "site.used": (e, { t, table }) =>
    line(siteTile(e.tile, BARE), `${place(table, e.at)}: ${t(`tile.${e.tile}`)}`),
  "paper.committed": (e, { table }) =>
    line(icon("act-publish"), species(table, e.species), tokens(e.bones.map((one) => one.bone))),
  "loyalty.gained": (e, { t }) =>
    line(mono(e.patron, BARE), capital(t(`why.${e.why}`)), plus(e.steps, "loyalty")),
  "money.gained": (e, { t }) =>
    line(icon("dollar"), capital(t(`why.${e.why}`)), plus(`$${e.amount}`)),
  "rp.gained": (e, { t }) =>
    line(icon("reputation"), capital(t(`why.${e.why}`)), plus(e.amount, "reputation")),
  "prize.gained": (e, { t }) =>
    line(prize(e.prize, BARE), t("client.desk.line.prize", { prize: t(`prize.${e.prize}`) })),
  "round.bonus": (e, { t }) =>
    line(bonus(e.bonus, BARE), t("client.desk.line.bonus", { bonus: t(`bonus.${e.bonus}`) })),
  "species.archived": (e, { t, table }) =>
    line(
      icon("envelope"),
      t("client.desk.line.archived", { species: species(table, e.species), envelope: e.envelope }),
      { text: [`×${e.count}`], kind: "" },
    ),
  "paper.placed": (e, { t }) =>
    line(
      icon(`paper-${e.value}`),
      t("client.desk.line.paper", { patron: t(`patron.${e.patron}`) }),
    ),
  "paper.debunked": (e, { t }) =>
    line(
      icon("act-debunk"),
      t("client.desk.line.debunked", { patron: t(`patron.${e.patron}`), value: e.value }),
      tokens(e.bones),
    ),
  "award.claimed": (e, { t }) => line(icon("award"), t("client.desk.line.award", { tile: e.tile })),
  "find.made": (e, { t }) =>
    line(
      e.icon ? find(e.icon, BARE) : icon("act-find"),
      t("client.desk.line.find", { column: e.column }),
    ),
  "bones.drawn": (e, { t }) => line(icon("bag"), t("client.desk.line.drawn"), tokens(e.bones)),
  "bone.returned": (e, { t }) =>
    line(icon("bag"), t("client.desk.line.returned"), tokens([e.bone])),
  "rare.taken": (e, { t }) => line(icon("rare"), t("client.desk.line.rare"), tokens([e.bone])),
  "bone.exchanged": (e, { t }) =>
    line(icon("dsa-exchange-rare"), t("client.desk.line.exchanged"), {
      text: [bone(e.gave), "→", bone(e.took)],
      kind: "tokens",
    }),
  "species.drawn": (e, { t }) =>
    line(icon("card-species"), t("client.desk.line.species"), plus(e.count)),
  "species.received": (e, { table }) => line(icon("card-species"), species(table, e.species)),
  "species.looked": (e, { t }) =>
    line(icon("ui-eye"), t("client.desk.line.looked", { count: e.count })),
  "species.discarded": (e, { t, table }) =>
    line(
      icon("card-species"),
      t("client.desk.line.discarded", {
        species: [e.species]
          .flat()
          .map((id) => species(table, id))
          .join(", "),
      }),
    ),
  "paleontologist.taken": (e, { t }) => line(icon("card-paleo"), t(`person.${e.card}`)),
  "team.upgraded": (e, { t }) =>
    line(icon("card-team"), t("client.desk.line.upgraded", { card: t(`team.${e.by}`) })),
  "specialist.hired": (e, { t }) => line(icon("upgrade"), t(`specialist.${e.specialist}`)),
  "slot.upgraded": (e, { t }) =>
    line(
      icon("slot-upgraded"),
      t(e.extra ? "client.desk.slot.extra" : "client.desk.slot", { slot: e.slot }),
    ),
  "cover.removed": (e, { t, data }) =>
    e.removed
      ? line(icon("bonus-cover"), t("client.desk.line.cover"), plus(data.crates_per_cover, "crate"))
      : null,
  "species.reclassified": (e, { table }) =>
    line(icon("prize-reclassify"), `${species(table, e.species)} → ${e.to}`),
  "patron.swapped": (e, { t }) =>
    line(mono(e.patron, BARE), t("client.desk.me.for", { patron: t(`patron.${e.patron}`) })),
  "paleontologist.back": (_, { t }) =>
    line(icon("paleontologist"), capital(t("tile.takeBackPaleontologist"))),
  passed: (_, { t }) => line(icon("ui-pass"), t("client.desk.line.passed")),
  "endgame.taken": (e, { t }) =>
    line(icon("loyalty"), t("client.desk.line.endgame"), plus(e.loyalty, "loyalty")),
};

/** A species card I receive is told twice, to all without its name and to me with it. */
const named = (events) => events.some(({ type }) => type === "species.received");

/** @param {GameEvent[]} events of one turn @returns {{sign: Node, text: any, sum: {text: any[], kind: string}|null}[]} */
export const entries = (client, events, player) =>
  events
    .filter((event) => event.seat === player && !(event.type === "species.drawn" && named(events)))
    .map((event) => LINES[event.type]?.(event, client))
    .filter(Boolean);
