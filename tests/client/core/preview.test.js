import assert from "node:assert/strict";
import { test } from "node:test";

import { Previews } from "../../../static/core/table/preview.js";

test("a preview is forgotten when my board has changed", async () => {
  // After an undo the same decision can stand on another board.
  let asked = 0;
  const previews = new Previews(() => {
    asked += 1;
    return Promise.resolve({ private: asked });
  });
  const get = (view) => previews.get({ id: "1.trap" }, { type: "trap.pass" }, view);
  const [one, other] = [{}, {}];
  assert.deepEqual([await get(one), await get(one), await get(other)], [1, 1, 2]);
});
