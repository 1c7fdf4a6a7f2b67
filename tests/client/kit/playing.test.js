import assert from "node:assert/strict";
import { test } from "node:test";
import { playing } from "../../../static/kit/playing.js";

function setUp() {
  const control = new AbortController();
  const ends = [];
  return { control, ends, show: playing(control.signal, () => ends.push("ended")) };
}

test("it is over once, however it ends", async () => {
  const { control, ends, show } = setUp();
  assert.equal(show.over, false);
  show.finish();
  show.finish();
  control.abort();
  await show.done;
  assert.equal(show.over, true);
  assert.deepEqual(ends, ["ended"]);
});

test("it ends at once when the core no longer waits", () => {
  const { control, ends, show } = setUp();
  control.abort();
  assert.equal(show.over, true);
  assert.deepEqual(ends, ["ended"]);
});

test("a change without a signal ends by itself", async () => {
  const ends = [];
  const show = playing(undefined, () => ends.push("ended"));
  show.finish();
  await show.done;
  assert.deepEqual(ends, ["ended"]);
});
