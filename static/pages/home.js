/** The first page: new room, join with a code, rooms I sit in, public rooms. */
import { get, post } from "../core/api.js";
import { replace } from "../core/dom.js";
import { LANG_CHANGED, load, t } from "../core/i18n.js";
import { withName } from "./name.js";
import { listedRoom, myRoom } from "./rooms.js";
import { fillShelf } from "./shelf.js";

const REFRESH_SECONDS = 10;

const mine = document.getElementById("mine");
const listed = document.getElementById("listed");
let rooms = { mine: [], listed: [] };

function show() {
  mine.hidden = !rooms.mine.length;
  replace(mine.querySelector("ul"), rooms.mine.map(myRoom));
  listed.querySelector(".none").hidden = rooms.listed.length > 0;
  replace(listed.querySelector("ul"), rooms.listed.map(listedRoom));
}

let shown = "";
async function refresh() {
  if (document.hidden) return;
  try {
    rooms = await get("/api/rooms", { quiet: true });
  } catch {
    return; // the next one will tell
  }
  const now = JSON.stringify(rooms);
  if (now === shown) return; // keeps the focus where it is
  shown = now;
  show();
}

async function newRoom(engine) {
  if (!(await withName(t("home.new_room")))) return;
  const { link } = await post("/api/rooms", { engine });
  location.href = new URL(link, location.href).pathname;
}

const plain = (code) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

async function join(event) {
  event.preventDefault();
  const problem = document.getElementById("code-error");
  problem.textContent = "";
  const code = plain(event.target.code.value);
  try {
    await get(`/api/rooms/${encodeURIComponent(code)}`, { quiet: true });
  } catch (error) {
    problem.textContent = error.text;
    return;
  }
  location.href = `/r/${code}`;
}

await load();
const shelf = document.getElementById("games");
shelf.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-new-room]");
  if (button) newRoom(button.dataset.newRoom);
});
document.getElementById("join").addEventListener("submit", join);
document.addEventListener(LANG_CHANGED, () => (show(), fillShelf(shelf)));
document.addEventListener("visibilitychange", refresh);
setInterval(refresh, REFRESH_SECONDS * 1000);
refresh();
fillShelf(shelf);
