/** The first page: new room, join with a code, rooms I sit in, public rooms. */
import { get, post } from "../../core/net/api.js";
import { invited } from "../../core/net/invite.js";
import { patiently } from "../../core/net/patience.js";
import { LANG_CHANGED, load, t } from "../../core/text/i18n.js";
import { replace } from "../../core/ui/dom.js";
import { withName } from "../account/name.js";
import { listedRoom, myRoom } from "./rooms.js";

const REFRESH_SECONDS = 10;

const mine = document.getElementById("mine");
const listed = document.getElementById("listed");
let rooms = { mine: [], listed: [] };

function show() {
  mine.hidden = !rooms.mine.length;
  replace(mine.querySelector("ul"), rooms.mine.map(myRoom));
  /** @type {HTMLElement} */ (listed.querySelector(".none")).hidden = rooms.listed.length > 0;
  replace(listed.querySelector("ul"), rooms.listed.map(listedRoom));
}

let shown = "";
async function look() {
  rooms = await get("/api/rooms", { quiet: true });
  const now = JSON.stringify(rooms);
  if (now === shown) return; // keeps the focus where it is
  shown = now;
  show();
}

const refresh = () => document.hidden || look().catch(() => {}); // the next one will tell

async function newRoom(engine) {
  if (!(await withName(t("home.new_room")))) return;
  const { link } = await post("/api/rooms", { engine });
  location.href = new URL(link, location.href).pathname;
}

async function join(event) {
  event.preventDefault();
  const problem = document.getElementById("code-error");
  problem.textContent = "";
  const key = invited(event.target.code.value);
  try {
    if (!key) throw { text: t("error.no_room") };
    await get(`/api/rooms/${key}`, { quiet: true });
  } catch (error) {
    problem.textContent = error.text;
    return;
  }
  location.href = `/r/${key}`;
}

document.getElementById("join").addEventListener("submit", join);
await patiently(() => load());
document.getElementById("games").addEventListener("click", ({ target }) => {
  const button = /** @type {Element} */ (target).closest("[data-new-room]");
  if (button) newRoom(button.dataset.newRoom);
});
document.addEventListener(LANG_CHANGED, show);
document.addEventListener("visibilitychange", refresh);
setInterval(refresh, REFRESH_SECONDS * 1000);
patiently(look);
