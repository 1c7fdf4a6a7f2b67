/** Style sheets that are fetched with the module that needs them. */

import { element } from "../ui/dom.js";
import { reach } from "./api.js";
import { patiently } from "./patience.js";

/** @type {Map<string, Promise<unknown>>} by address */
const sheets = new Map();

/** Resolves when the sheet is in force: nothing is shown without it. Each is fetched once. */
export function style(href) {
  if (!sheets.has(href))
    sheets.set(
      href,
      patiently(() => laid(href)),
    );
  return sheets.get(href);
}

async function laid(href) {
  if (await added(href)) return;
  await reach(href);
  await added(href); // one that is not there is done without
}

/** @returns {Promise<boolean>} whether it has come */
function added(href) {
  return new Promise((resolve) => {
    const link = element("link", {
      rel: "stylesheet",
      href,
      onload: () => resolve(true),
      onerror: () => {
        link.remove();
        resolve(false);
      },
    });
    document.head.append(link);
  });
}
