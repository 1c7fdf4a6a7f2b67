/** What the strip says while nothing is mine to choose: who is thinking, and what they are about. */
import { seatMark } from "../pieces/pieces.js";
import { card, place } from "../say/words.js";

/** @returns {{title: any, text?: any, tools?: any}} */
export function waiting(client) {
  const { t, view, table } = client;
  if (view.phase === "over") return { title: t("client.desk.wait.over") };
  if (table.replay) return replayed(client);
  if (client.playing) return { title: t("client.desk.wait.moving") };
  if (view.turn === null) return { title: t("client.desk.wait.moment") };
  if (view.turn === table.seat) return { title: t("client.desk.wait.moment") };
  return {
    title: [whose(client), t("client.desk.wait.turn", { name: client.name(view.turn) })],
    text: doing(client) ?? next(client),
  };
}

/** Nobody waits, whoever's eyes one looks through: whose turn it was, and what they were about. */
function replayed(client) {
  const { t, view } = client;
  if (view.turn === null) return { title: t(`phase.${view.phase}`) };
  return {
    title: [whose(client), t("client.desk.wait.replay", { name: client.name(view.turn) })],
    text: doing(client),
  };
}

const whose = ({ view }) =>
  seatMark(view.turn, { class: "little", theodore: view.players[view.turn].theodore });

/** What is being done now, as everybody can see it. */
function doing(client) {
  const { t, view, table } = client;
  const { action } = view;
  if (!action) return null;
  if (action.mode === "draft" || action.mode === "pass")
    return t(`client.desk.wait.${action.mode}`);
  if (!action.card) return null;
  const values = { card: card(table, action.card), slot: action.slot };
  const { team } = view.players[view.turn];
  if (action.mode === "team")
    return t("client.desk.wait.team", {
      ...values,
      place: place(table, team),
      count: action.ap ?? 0,
    });
  return action.mode
    ? t("client.desk.wait.mode", { ...values, mode: t(`mode.${action.mode}`) })
    : t("client.desk.wait.card", values);
}

/** How long it is until my turn. */
function next({ t, view, table }) {
  const { seat } = table;
  if (seat === null) return t("client.desk.wait.watch");
  if (view.players[seat].passed) return t("client.desk.wait.passed");
  const { before } = view.players[seat];
  return before ? t("client.desk.wait.later", { count: before }) : t("client.desk.wait.next");
}
