/** A small DOM helper. The page's CSP forbids inline styles, so there are no style strings here:
 * `style: {"--x": 3}` sets properties one by one, which is allowed. */

import { asset } from "../net/asset.js";

const SVG = "http://www.w3.org/2000/svg";
const SVG_ONLY = new Set(
  (
    "svg g path use circle ellipse rect line polyline polygon text tspan defs symbol " +
    "clipPath mask linearGradient radialGradient stop pattern foreignObject"
  ).split(" "),
);

/** @typedef {Node | string | number | null | undefined | false | Child[]} Child */

/**
 * `class` (string or list, empty ones left out), `dataset`, `style` (object), `on*` handlers, DOM properties such as
 * `value`, attributes.
 * @typedef {Record<string, any>} Props
 */

/**
 * `element("button.wide.go", { onclick }, "Go")`, `element("b", "Go")`.
 * @param {string} tag an HTML tag, or one that only SVG has, and its classes, each with a dot before it
 * @param {...(Props | Child)} rest props, if there are any, and children
 */
export function element(tag, ...rest) {
  const [name, ...classes] = tag.split(".");
  if (SVG_ONLY.has(name)) return svg(tag, ...rest);
  const node = document.createElement(name);
  // A form is sent only by a button that says so: `type: "submit"`.
  if (node instanceof HTMLButtonElement) node.type = "button";
  return fill(node, classes, rest);
}

/** An SVG element, also where HTML has a tag of the same name (`title`, `a`). @param {string} tag @param {...(Props | Child)} rest */
export function svg(tag, ...rest) {
  const [name, ...classes] = tag.split(".");
  return fill(document.createElementNS(SVG, name), classes, rest);
}

/** The address of one of the interface's drawings, for `<use href>`. A game has drawings of its own. */
export const piece = (id) => `${asset("core/icons.svg")}#${id}`;

/** A drawing as an element of its own. Decorative unless it is given a `label`. @param {string} id @param {Data} [props] */
export function use(id, { label, ...props } = {}) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { ...named, ...props }, svg("use", { href: piece(id) }));
}

/** An icon of the interface (`i-copy` …), 20 px, in the colour of the text. */
export const icon = (id, props) => use(`i-${id}`, { class: "i", ...props });

const PROPERTIES = new Set([
  "value",
  "checked",
  "selected",
  "indeterminate",
  "textContent",
  "open",
]);

/** Props are the one thing a child never is: an object that is no node and no list. */
const areProps = (first) =>
  first !== null && typeof first === "object" && !Array.isArray(first) && !(first instanceof Node);

function fill(node, classes, rest) {
  const props = areProps(rest[0]) ? rest[0] : {};
  if (classes.length) set(node, "class", classes);
  for (const [name, value] of Object.entries(props))
    set(node, name, name === "class" ? [...classes, value].flat() : value);
  append(node, props === rest[0] ? rest.slice(1) : rest);
  return node;
}

/** Sets one prop of `element` on an existing node; `null`, `undefined` and `false` take it away. */
export function set(node, name, value) {
  if (name === "class") {
    node.setAttribute("class", [value].flat().filter(Boolean).join(" "));
  } else if (name === "dataset") {
    for (const [key, entry] of Object.entries(value)) if (entry != null) node.dataset[key] = entry;
  } else if (name === "style") {
    for (const [key, entry] of Object.entries(value)) node.style.setProperty(key, entry);
  } else if (name.startsWith("on")) {
    if (value) node.addEventListener(name.slice(2).toLowerCase(), value);
  } else if (PROPERTIES.has(name)) {
    node[name] = value;
  } else if (value == null || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? "" : value);
  }
}

function append(node, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(node, child);
    else if (child != null && child !== false) node.append(child);
  }
}

/** Replaces what is in `node`; the empty children that `element` skips are skipped here too. */
export function replace(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/**
 * Like `replace`, but what would be the same again stays as it is: the browser has nothing to lay out or to paint
 * there. For drawings whose handlers do what their element says (its `data-key`), for those of the old element stay.
 */
export function refresh(node, ...children) {
  follow(node, replace(document.createElement("div"), ...children));
  return node;
}

/** Elements that are kept or replaced whole: they may have handlers. */
const WHOLE = new Set(["BUTTON", "A", "INPUT", "LABEL", "SELECT", "TEXTAREA"]);

function follow(node, fresh) {
  const [old, now] = [[...node.childNodes], [...fresh.childNodes]];
  if (old.length !== now.length) {
    node.replaceChildren(...now);
    return;
  }
  for (const [at, each] of old.entries()) become(each, now[at]);
}

function become(node, fresh) {
  if (node.isEqualNode(fresh)) return;
  if (
    node.nodeName !== fresh.nodeName ||
    !(node instanceof HTMLElement) ||
    WHOLE.has(node.nodeName)
  )
    return void node.replaceWith(fresh);
  for (const { name } of [...node.attributes])
    if (!fresh.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (node.getAttribute(name) === value) continue;
    if (name === "style")
      node.style.cssText = value; // the page's CSP refuses the attribute
    else node.setAttribute(name, value);
  }
  follow(node, fresh);
}

/**
 * Makes the children of `parent` follow `items`: nodes are kept by key, moved, made and removed.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T) => string | number} key
 * @param {(item: T) => Element} make
 * @param {(node: Element, item: T) => void} [update] called for new and kept nodes
 */
export function keyed(parent, items, key, make, update) {
  parent[KEYED] ??= new Map();
  const old = parent[KEYED];
  const now = new Map();
  let place = parent.firstChild;
  for (const item of items) {
    const id = key(item);
    const node = old.get(id) ?? make(item);
    update?.(node, item);
    now.set(id, node);
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  for (const [id, node] of old) if (now.get(id) !== node) node.remove();
  parent[KEYED] = now;
}
const KEYED = Symbol("keyed");
