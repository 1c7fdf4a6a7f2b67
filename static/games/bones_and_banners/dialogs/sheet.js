/** The frame of what lies over the book: a heading, a way to put it aside, and what it is about. */
import { element, icon } from "../../../core/ui/dom.js";

/**
 * @typedef {object} Sheet
 * @property {string} title
 * @property {string} [kind] a class of its own
 * @property {import("../../../core/ui/dom.js").Child} [lead] a sentence below the heading
 * @property {import("../../../core/ui/dom.js").Child} body
 */

/** @param {import("../client.js").Client} client @param {Sheet} sheet @param {() => void} away closes it, or puts it aside */
export const framed = ({ t }, { title, kind, lead, body }, away) =>
  element(
    "section.sheet",
    { class: kind, role: "dialog", "aria-label": title },
    element(
      "header",
      element("h2", title),
      element(
        "button.close",
        { "data-key": "close", "aria-label": t("client.sheet.close"), onclick: away },
        icon("x"),
      ),
    ),
    lead && element("p.lead", lead),
    element("div.body", body),
  );
