// What I have to do, said to screen readers as it changes.

import { element } from "../ui/dom.js";

const place = element("p.sr-only", { role: "status", "aria-live": "polite" });

/** @param {string} text */
export function announce(text) {
  if (!place.isConnected) document.body.append(place);
  if (place.textContent !== text) place.textContent = text;
}
