import assert from "node:assert/strict";
import { test } from "node:test";

import { Outbox } from "../../../static/core/net/outbox.js";

test("what is pending is kept until it is known", async () => {
  const outbox = new Outbox();
  const { message, answer } = outbox.add({ type: "undo" });
  outbox.answered({ type: "pending", id: message.id, text: "" });
  assert.equal(outbox.messages.length, 1);
  outbox.answered({ type: "ack", id: message.id, version: 7 });
  assert.deepEqual(await answer, { type: "ack", id: message.id, version: 7 });
});
