import assert from "node:assert/strict";
import { test } from "node:test";

import { invited } from "../../../static/core/net/invite.js";

const SECRET = "0123456789abcdef01234567";
const WHOLE = `K7M4QP-${SECRET}`;

/** What was typed or pasted, and what leads into the room. */
const TYPED = {
  K7M4QP: "K7M4QP",
  " k7m-4qp ": "K7M4QP",
  "k7m 4qp": "K7M4QP",
  "K7M – 4QP": "K7M4QP",
  [`https://games.example.org/r/${WHOLE}`]: WHOLE,
  [`  http://192.168.1.7:8000/r/${WHOLE}\n`]: WHOLE,
  [`games.example.org/r/${WHOLE}`]: WHOLE,
  [`r/${WHOLE}`]: WHOLE,
  [WHOLE]: WHOLE,
  [`https://games.example.org/r/${WHOLE}/?from=chat#top`]: WHOLE,
  [`https://games.example.org/r/K7M4QP-${SECRET.slice(0, 10)}\n ${SECRET.slice(10)}`]: WHOLE,
  [`Come and play: <https://games.example.org/r/${WHOLE}>, now!`]: WHOLE,
  "https://games.example.org/r/k7m-4qp": "k7m-4qp",
  "  ": "",
};

for (const [typed, key] of Object.entries(TYPED)) {
  test(`an invitation is read however it came: ${JSON.stringify(typed)}`, () => {
    assert.equal(invited(typed), key);
  });
}
