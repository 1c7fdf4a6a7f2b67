import assert from "node:assert/strict";
import { test } from "node:test";

import { apply } from "../../../static/core/state/patch.js";

test("a patch leaves the old view and shares what it does not touch", () => {
  const old = { list: [1, { a: 2 }], "x/y": { z: 1 }, same: {} };
  const now = apply(old, [
    { op: "add", path: "/list/-", value: 3 },
    { op: "replace", path: "/list/1/a", value: 9 },
    { op: "add", path: "/list/0", value: 0 },
    { op: "remove", path: "/x~1y/z" },
  ]);
  assert.deepEqual(old, { list: [1, { a: 2 }], "x/y": { z: 1 }, same: {} });
  assert.deepEqual(now, { list: [0, 1, { a: 9 }, 3], "x/y": {}, same: {} });
  assert.equal(old.same, now.same);
});

for (const path of ["/a/b/c", "/list/5", "/nothing", "list"]) {
  test(`a patch that does not fit is an error: ${path}`, () => {
    const patch = [{ op: "replace", path, value: 1 }];
    assert.throws(() => apply({ a: {}, list: [] }, patch), /no such place|not a path/);
  });
}
