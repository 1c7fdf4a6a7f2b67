import assert from "node:assert/strict";
import { test } from "node:test";
import { listen } from "../../../static/kit/listeners.js";
import { resting } from "../../../static/kit/resting.js";

test("all listeners come and go together", () => {
  const target = new EventTarget();
  const heard = [];
  const hear = ({ type }) => heard.push(type);
  const deaf = listen(target, { come: hear, go: hear }, { capture: true });
  for (const type of ["come", "go"]) target.dispatchEvent(new Event(type));
  assert.deepEqual(heard, ["come", "go"]);
  deaf();
  target.dispatchEvent(new Event("come"));
  assert.equal(heard.length, 2);
});

test("hand and keyboard look alike at what they rest on, and at nothing when they leave", () => {
  const looked = [];
  const props = resting("queen", (thing) => looked.push(thing));
  props.onpointerenter();
  props.onpointerleave();
  props.onfocus();
  props.onblur();
  assert.deepEqual(looked, ["queen", null, "queen", null]);
});
