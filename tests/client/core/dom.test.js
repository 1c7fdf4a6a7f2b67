import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of a document as `element` needs. */
class FakeNode {
  constructor(tag) {
    this.tag = tag;
    this.attributes = {};
    this.children = [];
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  append(child) {
    this.children.push(child);
  }
}
class FakeButton extends FakeNode {
  set type(value) {
    this.attributes.type = value;
  }
}
globalThis.Node = FakeNode;
globalThis.HTMLButtonElement = FakeButton;
globalThis.document = {
  createElement: (tag) => new (tag === "button" ? FakeButton : FakeNode)(tag),
  createElementNS: (_, tag) => new FakeNode(`svg:${tag}`),
};

const { element, svg } = await import("../../../static/core/ui/dom.js");

test("classes stand behind the tag", () => {
  const node = element("div.row.wrap", "text");
  assert.equal(node.tag, "div");
  assert.deepEqual(node.attributes, { class: "row wrap" });
  assert.deepEqual(node.children, ["text"]);
});

test("those of the props are added, empty ones left out", () => {
  const { attributes } = element("li.seat", { class: ["now", false], title: "x" });
  assert.deepEqual(attributes, { class: "seat now", title: "x" });
  assert.equal(element("li", { class: "now" }).attributes.class, "now");
});

test("the first child is taken for a child, whatever it is", () => {
  const child = element("b");
  assert.deepEqual(element("p", child, "more").children, [child, "more"]);
  assert.deepEqual(element("p", [child, null, "more"]).children, [child, "more"]);
  assert.deepEqual(element("p", 0).children, [0]);
  for (const nothing of [null, undefined, false])
    assert.deepEqual(element("p", nothing, "more").children, ["more"]);
});

test("drawings are drawings, also by their tag alone", () => {
  assert.equal(element("path.way", { d: "M0 0" }).tag, "svg:path");
  assert.equal(svg("title").tag, "svg:title");
  assert.deepEqual(element("g.way").attributes, { class: "way" });
});

test("a button sends a form only if it says so", () => {
  assert.equal(element("button.go").attributes.type, "button");
  assert.equal(element("button", { type: "submit" }).attributes.type, "submit");
});
