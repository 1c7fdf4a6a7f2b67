/** Lays a dialog over the table or into the map's place, and lifts it again. */
import { replace } from "../../../core/ui/dom.js";
import { fold, memory, stateOf } from "./memory.js";

/** Takes away whatever is shown. */
export function lift(client) {
  const own = memory(client);
  if (own.shown === null) return;
  own.shown = own.asked = null;
  own.folded = false;
  clear(client);
  if (own.from?.isConnected) own.from.focus({ preventScroll: true });
}

function clear({ parts }) {
  for (const root of [parts.over, parts.instead]) {
    replace(root);
    root.hidden = true;
  }
  parts.bw.removeAttribute("data-over");
}

const FOCUSABLE = "button:not(:disabled), input:not(:disabled), [tabindex='0']";

/** What lies below a dialog can't be reached past it: who tabs past its end comes back to its beginning. */
function around(root, event) {
  const all = [...root.querySelectorAll(FOCUSABLE)].filter((node) => node.getClientRects().length);
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  const at = document.activeElement;
  if (at !== last && !(event.shiftKey && at?.dataset.key === "dialog")) return;
  event.preventDefault();
  first?.focus();
}

/** On a phone, whoever presses a tab wants to see that page, not the sheet over it. */
function mindTabs(client, own) {
  if (own.tabs) return;
  own.tabs = (event) => {
    if (
      client.form !== "phone" ||
      !own.shown ||
      own.folded ||
      !event.target.closest?.(".tabbar button")
    )
      return;
    if (client.opened) client.close();
    else fold(client, true);
  };
  // Before the tab bar hears of it: it draws itself anew, and what was pressed is nowhere then.
  document.addEventListener("click", own.tabs, true);
  client.stop.push(() => document.removeEventListener("click", own.tabs, true));
}

/** @param {import("../client.js").Client} client @param {Data} wanted by `dialogFor` @param {Data} module of a dialog: `place`, `content(client, state, arg, close)`, `title(client, arg)` */
export function lay(client, { name, arg, opened }, module) {
  const own = memory(client);
  const opening = own.shown !== name;
  if (opening) {
    if (own.shown === null) own.from = document.activeElement;
    clear(client);
  }
  own.shown = name;
  // Who looks at somebody's desk meanwhile comes back to the table as it was.
  if (!opened) {
    if (own.asked !== name) own.folded = false;
    own.asked = name;
    own.back = (module.back ?? module.title)(client, arg);
  }
  mindTabs(client, own);
  if (own.folded && !opened) {
    clear(client);
    return;
  }
  const close = () => {
    if (opened) client.close();
    else fold(client, true);
    // Who closed it by a key goes on from the button that brings it back.
    client.parts.strip.querySelector("[data-key=unfold]")?.focus({ preventScroll: true });
  };
  // A phone has no room for both: there it is a sheet like the others.
  const inMap = module.place === "map" && client.form !== "phone";
  const root = inMap ? client.parts.instead : client.parts.over;
  const rising = opening || root.hidden;
  root.hidden = false;
  root.classList.toggle("opening", opening);
  client.parts.bw.dataset.over = inMap ? "map" : name;
  root.dataset.dialog = name;
  const state = stateOf(client, name, module.about?.(client, arg));
  const nodes = module.content(client, state, arg, close);
  root.onkeydown = inMap
    ? null
    : (event) => {
        if (event.key === "Tab" && name !== "draft") around(root, event);
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      };
  renew(root, nodes, rising && !inMap);
}

/** Replaces what is there, but leaves the focus and what was scrolled where they were. */
function renew(root, nodes, opening) {
  const key = root.contains(document.activeElement)
    ? (document.activeElement.dataset.key ?? "dialog")
    : null;
  const scrolled = [...root.querySelectorAll("[data-scroll]")]
    .map((box) => [box.dataset.scroll, box.scrollTop, box.scrollLeft])
    .filter(([, top, left]) => top || left); // where nothing was scrolled nothing has to be laid out before its time
  const before = root.querySelector("[data-newest]")?.dataset.newest;
  replace(root, nodes);
  for (const [name, top, left] of scrolled) {
    const box = root.querySelector(`[data-scroll="${name}"]`);
    if (box) [box.scrollTop, box.scrollLeft] = [top, left];
  }
  const newest = root.querySelector("[data-newest]");
  if (newest && newest.dataset.newest !== before) newest.scrollIntoView({ block: "nearest" });
  const wanted = opening ? "dialog" : key;
  if (!wanted) return;
  const node =
    root.querySelector(`[data-key="${CSS.escape(wanted)}"]:not(:disabled)`) ??
    root.querySelector('[data-key="dialog"]');
  node?.focus({ preventScroll: true });
}
