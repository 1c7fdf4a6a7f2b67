// Reads pages as JSON, `{"served": {"/": "<!doctype html>…"}, "drawn": {…}}`, and writes what
// html-validate has against each in the same form, without those that are well.

import { text } from "node:stream/consumers";

import { HtmlValidate } from "html-validate";

const SERVED = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // The server sends these from its own address, which names their version.
    "require-sri": "off",
    "doctype-style": ["error", { style: "lowercase" }],
    // What HTML means by itself: a field of text, a button that sends its form.
    "no-implicit-input-type": "off",
    "no-implicit-button-type": "off",
    // A region among sections is one that some style sheet does not take for a section.
    "prefer-native-element": ["error", { exclude: ["region"] }],
  },
};

/** A browser writes its own hand: `required=""`, no `tbody`. Styles that a script has set one by
 * one look as if they had been written, which the policy of the page forbids. */
const DRAWN = {
  ...SERVED,
  rules: {
    ...SERVED.rules,
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "prefer-tbody": "off",
  },
};

const asked = JSON.parse(await text(process.stdin));
const found = {
  served: await wrong(SERVED, asked.served ?? {}),
  drawn: await wrong(DRAWN, asked.drawn ?? {}),
};
process.stdout.write(JSON.stringify(found));

async function wrong(config, pages) {
  const validator = new HtmlValidate(config);
  const all = {};
  for (const [name, page] of Object.entries(pages)) {
    const { results } = await validator.validateString(page);
    const lines = results.flatMap(({ messages }) => messages.map(line));
    if (lines.length) all[name] = lines;
  }
  return all;
}

function line({ ruleId, message, selector, line: number }) {
  return `line ${number}: ${message} (${ruleId}) ${selector ?? ""}`;
}
