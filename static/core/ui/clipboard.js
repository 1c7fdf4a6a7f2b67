// Copying, also where the browser keeps its clipboard from pages without https.

import { element } from "./dom.js";

/** @param {string} text @returns {Promise<boolean>} whether it is copied */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text) {
  const field = element("textarea.sr-only", { value: text, readonly: true });
  // Inside an open dialog or panel: outside of it nothing can be selected.
  (document.activeElement?.closest("dialog, [popover]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
