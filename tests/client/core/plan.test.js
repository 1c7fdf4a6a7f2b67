import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as rest } from "node:timers/promises";

import { Emitter } from "../../../static/core/state/emitter.js";
import { Plan } from "../../../static/core/table/plan.js";

const tableOf = (seat) => Object.assign(new Emitter(), { seat });

test("a hand that moves is told a few times a second, and where it ends", async () => {
  const table = tableOf(1);
  const said = [];
  const plan = new Plan(table, { say: ({ seat, at }) => said.push(`${seat} ${at}`), ask: null });
  for (let i = 0; i < 50; i += 1) plan.point(2, `p${i}`);
  await new Promise((done) => {
    table.on("plan", () => plan.points[0].at === "p49" && done());
  });
  plan.pointed({ by: 0, seat: 1, at: "2,3" });
  const points = plan.points.map(({ by, seat, at }) => [by, seat, at]);
  plan.destroy();
  assert.deepEqual(said, ["2 p0", "2 p49"]);
  assert.deepEqual(points, [
    [1, 2, "p49"],
    [0, 1, "2,3"],
  ]);
});

test("what somebody may choose follows the table", async () => {
  const table = tableOf(0);
  const answers = ["a", "a", "b"].map((decision) => ({ decision, kind: "k", actions: [] }));
  const asked = [];
  const ask = ({ type }) => {
    asked.push(type);
    return Promise.resolve(answers.shift());
  };
  const plan = new Plan(table, { ask, say() {} });
  const seen = [];
  table.on("plan", (what) => what === "aim" && seen.push(plan.aimed?.decision ?? null));
  await plan.aim(1);
  for (let i = 0; i < 2; i += 1) {
    table.emit("decision");
    await rest(0);
  }
  plan.aim(null);
  table.emit("decision");
  plan.destroy();
  assert.deepEqual(asked, ["ideas", "ideas", "ideas"]);
  assert.deepEqual(seen, [null, "a", "b", null]);
});
