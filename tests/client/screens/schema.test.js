import "../support/page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { fields } = await import("../../../static/screens/lobby/schema.js");

test("an option is asked for only where it matters", () => {
  const schema = {
    properties: {
      fast: { type: "boolean" },
      rival: { type: "boolean", only_seats: [1] },
      long: { type: "boolean", only: { fast: [false] } },
    },
  };
  const names = (values, seats) => fields(schema, values, seats).map(({ name }) => name);
  assert.deepEqual(names({ fast: false }, 1), ["fast", "rival", "long"]);
  assert.deepEqual(names({ fast: true }, 2), ["fast"]);
});

test("an option has the texts it names, or those of its own name", async () => {
  globalThis.fetch = async () =>
    new Response(
      JSON.stringify({ "option.goal": "Goal", "option.goal.help": "First wins", a: "A" }),
    );
  await (await import("../../../static/core/text/i18n.js")).load("en");
  const properties = {
    goal: { type: "integer", title: "Goal" },
    named: { type: "boolean", title: "a" },
  };
  const said = fields({ properties }, {}, 2).map(({ label, help }) => [label, help]);
  assert.deepEqual(said, [
    ["Goal", "First wins"],
    ["A", undefined],
  ]);
});
