/**
 * Pointing: press and hold on a space of any board, and move on while you hold. Where a click on a space
 * does nothing else (my own board beside the lit spaces, a board that is enlarged) a click points as well.
 */
import { listen } from "../../../kit/listeners.js";

const HOLD = 280;
/** So far a press stays where it was. */
const SLACK = 10;
/** What was pointed at is seen a moment longer than it is held. */
const LINGER = 1600;
const CONTROLS = "button:not(.fit), a, input, select, .pop, .direction-panel, .feedbox";

/** @param {import("./index.js").Planning} planning @returns {() => void} stops listening */
export function gestures(planning) {
  const { client } = planning;
  const { root } = client;
  let press = null;
  let away = 0;

  const point = ({ seat, place }) => {
    clearTimeout(away);
    planning.plan.point(seat, place);
    away = setTimeout(() => planning.plan?.point(seat, null), LINGER);
  };
  const start = () => {
    press.holding = true;
    point(press.spot);
  };
  const down = (event) => {
    if (
      !planning.plan?.enabled ||
      client.table.busy ||
      event.button !== 0 ||
      event.target.closest(CONTROLS)
    )
      return;
    const spot = client.under({ x: event.clientX, y: event.clientY });
    if (!spot || chosen(client, spot)) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, spot, holding: false };
    press.timer = setTimeout(start, HOLD);
  };
  const move = (event) => {
    if (event.pointerId !== press?.id) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK;
    if (!press.holding) {
      if (far) end();
      return;
    }
    const spot = client.under({ x: event.clientX, y: event.clientY });
    if (!spot) return;
    press.spot = spot;
    point(spot);
  };
  const up = (event) => {
    if (event.pointerId !== press?.id) return;
    if (press.holding) swallow(root);
    else if (plainClick(client, press.spot)) point(press.spot);
    end();
  };
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  // A hold does not end because the finger rests: it is said again now and then.
  const renew = setInterval(() => press?.holding && point(press.spot), LINGER / 2);

  // What a long press of a finger would call otherwise.
  const menu = (event) => press?.holding && event.preventDefault();

  const pointers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
  const deaf = listen(window, { ...pointers, contextmenu: menu }, { capture: true });
  return () => {
    clearInterval(renew);
    clearTimeout(away);
    end();
    deaf();
  };
}

/** A press there chooses something, or begins to drag the hero. */
function chosen(client, { seat, place }) {
  if (seat !== client.table.seat || client.enlarged !== null || !client.way) return false;
  return client.way.lit(client).has(place) || place === client.scene.board.hero;
}

/** Elsewhere a click on a board enlarges it, or puts away what is in hand. */
function plainClick(client, { seat }) {
  if (client.enlarged !== null) return true;
  return seat === client.seat && !client.hand && !client.taking;
}

/** The click at the end of a hold has pointed at something; it opens nothing. */
function swallow(root) {
  const stop = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  root.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", stop, { capture: true }), 50);
}
