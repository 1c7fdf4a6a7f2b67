import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "../../../static/kit/chart_labels.js";

const ROOM = { apart: 10, lowest: 100 };

test("what has room stays where its line ends", () => {
  assert.deepEqual(spread([70, 20, 40], ROOM), [70, 20, 40]);
});

test("the lower of two that would cover each other goes down", () => {
  assert.deepEqual(spread([24, 20, 60], ROOM), [30, 20, 60]);
});

test("below the chart there is nothing: the others make room", () => {
  assert.deepEqual(spread([98, 98, 50], ROOM), [90, 100, 50]);
});
