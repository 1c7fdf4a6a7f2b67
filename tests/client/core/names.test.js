import "../support/page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { distinct } = await import("../../../static/core/state/names.js");

test("no two people at a table have one face", () => {
  const seat = (avatar, bot = null) => ({ avatar, bot });
  const seats = [seat("bear"), seat("bear"), seat("fox"), seat(null, "random"), seat("bear")];
  const faces = distinct(seats).map(({ avatar }) => avatar);
  assert.deepEqual(faces, ["bear", "owl", "fox", null, "hare"]);
});
