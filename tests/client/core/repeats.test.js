import assert from "node:assert/strict";
import { test } from "node:test";

import { Repeats } from "../../../static/core/state/repeats.js";

test("what I was told as I chose is not told again", () => {
  const repeats = new Repeats(0);
  const moved = (seat, to) => ({ type: "hero.moved", seat, to });
  const news = [
    [moved(0, "1,1")],
    [{ type: "undone", seat: 0 }],
    [moved(0, "1,2")],
    [moved(0, "1,2"), moved(1, "1,2"), { type: "phase.started" }],
    [moved(0, "1,2")],
  ].map((events) => repeats.news(events).length);
  assert.deepEqual(news, [1, 1, 1, 2, 1]);
});
