/** Texts in the person's language. Catalogues are the server's own, as JSON. */
import { ApiError, asked, post } from "../net/api.js";
import { toast } from "../ui/toast.js";
import { elided } from "./elision.js";

/** Dispatched on `document` after the language has been switched in place. */
export const LANG_CHANGED = "boneyard:lang";

let lang = document.documentElement.lang || "en";
let plurals = new Intl.PluralRules(lang);
/** @type {Record<string, string | Record<string, string>>} */
let texts = {};
const engines = new Set();

export const currentLang = () => lang;

async function fetchCatalogue(path) {
  const answer = await asked(`/messages/${path}.json`);
  if (!answer.ok) throw new ApiError(answer.status, "no_texts", document.body.dataset.offline);
  return JSON.parse(answer.text);
}

/** Loads the app's texts and, if named, an engine's beside them. */
export async function load(language = lang, engine = undefined) {
  if (engine) engines.add(engine);
  const paths = [language, ...[...engines].map((id) => `${language}/${id}`)];
  const parts = await Promise.all(paths.map(fetchCatalogue));
  texts = Object.assign({}, ...parts);
  lang = language;
  plurals = new Intl.PluralRules(language);
}

export const has = (key) => key in texts;

/** @param {string} key @param {Record<string, any>} [values] plural forms go by `count` */
export function t(key, values = {}) {
  let text = texts[key];
  if (text === undefined) return key;
  if (typeof text === "object") text = text[plurals.select(values.count)] ?? text.other;
  return text.split(/\{(\w+)\}/).reduce((said, part, index) => {
    if (index % 2 === 0) return said + part;
    return part in values ? elided(lang, said, values[part]) + values[part] : `${said}{${part}}`;
  }, "");
}

const ATTRIBUTES = {
  tLabel: "aria-label",
  tPlaceholder: "placeholder",
  tTitle: "title",
};

/** Rewrites what the server has written: `data-t` texts (with `data-t-values`, JSON, if they need
 * any), `data-t-label`, … attributes, and what has come in all languages (`data-said`). */
export function translate(root = document) {
  for (const node of root.querySelectorAll("[data-t]")) {
    node.textContent = t(node.dataset.t, JSON.parse(node.dataset.tValues ?? "{}"));
  }
  for (const [name, attribute] of Object.entries(ATTRIBUTES)) {
    const selector = `[data-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}]`;
    for (const node of root.querySelectorAll(selector)) {
      node.setAttribute(attribute, t(node.dataset[name]));
    }
  }
  for (const node of root.querySelectorAll("[data-said]")) {
    node.textContent = JSON.parse(node.dataset.said)[lang];
  }
  for (const node of root.querySelectorAll("[data-said-alt]")) {
    node.setAttribute("alt", JSON.parse(node.dataset.saidAlt)[lang]);
  }
}

/** Switches in place, and remembers it in the cookie and with the person. */
export async function setLang(language) {
  if (language === lang) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a CookieStore
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    await load(language);
  } catch (error) {
    toast(error.text, { kind: "bad" });
    return;
  }
  document.documentElement.lang = language;
  translate();
  showLang();
  document.dispatchEvent(new CustomEvent(LANG_CHANGED, { detail: language }));
  // A visitor without a name is nobody to the server yet: the cookie is enough then.
  post("/api/me/lang", { lang: language }, { quiet: true }).catch(() => {});
}

function showLang() {
  for (const button of document.querySelectorAll("[data-set-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.setLang === lang));
  }
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-set-lang]");
  if (button) setLang(button.dataset.setLang);
});
