import "../support/page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as rest } from "node:timers/promises";

import { Queue } from "../../../static/core/table/queue.js";

test("changes wait for each other until they are skipped", async () => {
  const shown = [];
  let finish = () => {};
  const show = ({ n }, signal) => {
    shown.push([n, signal.aborted]);
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const queue = new Queue(show, () => {});
  for (const n of [1, 2, 3, 4]) queue.push({ n });
  finish();
  await rest(0);
  assert.equal(shown.length, 2);
  queue.skip();
  assert.deepEqual(shown, [
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ]);
});
