/**
 * What a sign is and does, for those without a mouse: on a long press, and where the keyboard rests. (A mouse has the
 * titles themselves.)
 */
import { element } from "../../../core/ui/dom.js";

const PRESS = 450;
const REST = 700;
const FAR = 8;

/** @returns {() => void} stops listening */
export function tips({ parts, root }) {
  const paper = element("div.tip-paper", { role: "tooltip", hidden: true });
  parts.bw.append(paper);
  let timer = 0;
  let pressed = false;

  const hide = () => {
    clearTimeout(timer);
    paper.hidden = true;
  };
  const show = (node) => {
    const text = said(node);
    if (!text || !node.isConnected) return false;
    parts.bw.append(paper); // the layout may have been made anew
    paper.textContent = text;
    paper.hidden = false;
    put(paper, node.getBoundingClientRect());
    return true;
  };
  const start = { x: 0, y: 0 };
  const listeners = {
    pointerdown: ({ pointerType, target, clientX, clientY }) => {
      hide();
      pressed = false;
      Object.assign(start, { x: clientX, y: clientY });
      if (pointerType !== "mouse") timer = setTimeout(() => (pressed = show(target)), PRESS);
    },
    pointermove: ({ clientX, clientY }) =>
      Math.hypot(clientX - start.x, clientY - start.y) > FAR && !pressed && clearTimeout(timer),
    pointerup: () => clearTimeout(timer),
    pointercancel: hide,
    // The click at the end of a long press has asked what this is; it does not choose it.
    click: (event) => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    contextmenu: (event) => pressed && event.preventDefault(),
    focusin: ({ target }) => {
      if (!target.matches(":focus-visible")) return;
      hide();
      timer = setTimeout(() => show(target), REST);
    },
    focusout: hide,
    scroll: hide,
  };
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener, { capture: true });
  return () => {
    hide();
    for (const [type, listener] of Object.entries(listeners))
      root.removeEventListener(type, listener, { capture: true });
  };
}

/** The sentence of the nearest thing that has one. */
function said(node) {
  const titled = node.closest?.("[title], svg[aria-label]");
  return titled?.getAttribute("title") ?? titled?.getAttribute("aria-label") ?? null;
}

/** Above the thing or below it, inside the window. */
function put(paper, at) {
  const { offsetWidth: width, offsetHeight: height } = paper;
  const above = at.top - height - 8;
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  paper.style.setProperty("left", `${left}px`);
  paper.style.setProperty(
    "top",
    `${above > 8 ? above : Math.min(at.bottom + 8, innerHeight - height - 8)}px`,
  );
}
