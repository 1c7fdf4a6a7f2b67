import "../support/page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { Store } = await import("../../../static/core/state/store.js");

test("frames are applied in order, once, and a gap is asked for", () => {
  const store = new Store();
  const [shown, gaps] = [[], []];
  store.on("change", (change) => shown.push(change.version));
  store.on("gap", (at) => gaps.push(at));
  store.take({
    type: "snapshot",
    version: 1,
    room: { seats: [] },
    game: null,
    public: { seen: [] },
    private: null,
    decision: null,
    undo: false,
    you: { seat: null },
  });
  for (const version of [2, 2, 4, 3, 4]) {
    const seen = [{ op: "add", path: "/seen/-", value: version }];
    store.take({ type: "frame", version, events: [], public: seen });
  }
  assert.deepEqual(shown, [1, 2, 3, 4]);
  assert.deepEqual(gaps, [2]);
  assert.deepEqual(store.view.public, { seen: [2, 3, 4] });
});
