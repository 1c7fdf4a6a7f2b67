import assert from "node:assert/strict";
import { test } from "node:test";
import { othersFrom } from "../../../static/kit/seats.js";

test("the others sit round the table, beginning at the left", () => {
  assert.deepEqual(othersFrom(2, 4), [3, 0, 1]);
  assert.deepEqual(othersFrom(0, 2), [1]);
  assert.deepEqual(othersFrom(0, 1), []);
});
