import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Considered } from "../../../static/kit/considered.js";

const LEFT = { type: "go", to: "left" };
const RIGHT = { type: "go", to: "right" };

/** A table whose previews are answered by the test. */
function setUp(rest) {
  const table = {
    hovered: [],
    asked: [],
    hover: (action) => table.hovered.push(action),
    preview: (action) =>
      new Promise((resolve, reject) => table.asked.push({ action, resolve, reject })),
  };
  const drawn = [];
  const considered = new Considered(
    table,
    () => drawn.push([considered.action, considered.view]),
    rest,
  );
  return { table, drawn, considered };
}

const settled = () => new Promise(setImmediate);

test("it is drawn when it is picked, and again when it is known where it leads", async () => {
  const { table, drawn, considered } = setUp();
  considered.consider(LEFT);
  assert.deepEqual(drawn, [[LEFT, null]]);
  table.asked[0].resolve({ gold: 3 });
  await settled();
  assert.deepEqual(drawn[1], [LEFT, { gold: 3 }]);
});

test("the same action again asks nothing", () => {
  const { table, drawn, considered } = setUp();
  considered.consider(LEFT);
  considered.consider({ ...LEFT });
  assert.equal(table.asked.length, 1);
  assert.equal(drawn.length, 1);
});

test("an answer that comes after another action was picked is not shown", async () => {
  const { table, considered } = setUp();
  considered.consider(LEFT);
  considered.consider(RIGHT);
  table.asked[0].resolve({ gold: 3 });
  await settled();
  assert.equal(considered.view, null);
  table.asked[1].resolve({ gold: 5 });
  await settled();
  assert.deepEqual(considered.view, { gold: 5 });
});

test("one that was overtaken leaves what is shown", async () => {
  const { table, drawn, considered } = setUp();
  considered.consider(LEFT);
  table.asked[0].reject({ code: "superseded", text: "" });
  await settled();
  assert.deepEqual(considered.action, LEFT);
  assert.equal(drawn.length, 1);
});

test("a hand that only passes asks nothing", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { table, considered } = setUp(60);
  considered.consider(LEFT);
  mock.timers.tick(59);
  considered.consider(RIGHT);
  mock.timers.tick(59);
  assert.equal(table.asked.length, 0);
  mock.timers.tick(1);
  assert.deepEqual(
    table.asked.map(({ action }) => action),
    [RIGHT],
  );
  mock.timers.reset();
});

test("what is forgotten is no longer hovered, nor asked for", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { table, drawn, considered } = setUp(60);
  considered.consider(LEFT);
  considered.clear();
  mock.timers.tick(100);
  assert.deepEqual(table.hovered, [LEFT, null]);
  assert.equal(table.asked.length, 0);
  assert.equal(drawn.length, 1);
  considered.clear();
  assert.equal(table.hovered.length, 2);
  mock.timers.reset();
});
