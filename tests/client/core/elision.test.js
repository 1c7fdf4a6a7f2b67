import assert from "node:assert/strict";
import { test } from "node:test";

import { elided } from "../../../static/core/text/elision.js";

test("French names are elided", () => {
  assert.equal(elided("fr", "le royaume de ", "Ada"), "le royaume d’");
  assert.equal(elided("fr", "le royaume de ", "Théo"), "le royaume de ");
  assert.equal(elided("fr", "code ", "Ada"), "code ");
  assert.equal(elided("en", "le royaume de ", "Ada"), "le royaume de ");
});
