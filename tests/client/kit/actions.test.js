import assert from "node:assert/strict";
import { test } from "node:test";
import { matches, same } from "../../../static/kit/actions.js";

test("actions that say the same are the same, whichever object says it", () => {
  assert.ok(same({ type: "go", at: [1, 2] }, { type: "go", at: [1, 2] }));
  assert.ok(!same({ type: "go", at: [1, 2] }, { type: "go", at: [2, 1] }));
  assert.ok(same(null, null));
  assert.ok(!same(null, { type: "go" }));
  assert.ok(!same({ type: "go" }, null));
});

test("an action is found by some of its fields, also by fields of a field", () => {
  const action = { type: "play", card: { id: 7, side: "left" }, skip: false };
  assert.ok(matches(action, {}));
  assert.ok(matches(action, { card: { id: 7 } }));
  assert.ok(matches(action, { skip: false, type: "play" }));
  assert.ok(!matches(action, { card: { id: 8 } }));
  assert.ok(!matches(action, { other: { id: 7 } }));
  assert.ok(!matches(action, { place: null }));
});
