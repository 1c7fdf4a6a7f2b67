import "../support/page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

import { Socket } from "../../../static/core/net/socket.js";

/** What a browser has, and what was sent through it. */
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent = [];

  constructor() {
    sockets.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {}

  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
globalThis.WebSocket = FakeSocket;

let sockets = [];

/** A socket that is open, and what it hears. */
function opened() {
  sockets = [];
  const heard = [];
  const socket = new Socket("/ws", {
    hello: () => ({ type: "resume", at: 7 }),
    message: (message) => heard.push(message),
    state() {},
  });
  sockets[0].onopen();
  return { socket, heard };
}

/** The connection is lost, and the network comes back. */
function again() {
  sockets.at(-1).onclose({ code: 1006 });
  dispatchEvent(new Event("online"));
  sockets.at(-1).onopen();
}

const types = ({ sent }) => sent.map(({ type }) => type);

test("what was not answered is sent again under the same id", async () => {
  const { socket } = opened();
  const answer = socket.ask({ type: "act", action: {} });
  again();
  assert.deepEqual(types(sockets[0]), ["resume", "act"]);
  assert.deepEqual(sockets[1].sent, sockets[0].sent);
  sockets[1].says({ type: "ack", id: sockets[1].sent[1].id, version: 8 });
  assert.equal((await answer).version, 8);
  again();
  assert.deepEqual(types(sockets[2]), ["resume"]);
  socket.close();
});

test("a refusal is told to who asked", async () => {
  const { socket, heard } = opened();
  const asked = socket.ask({ type: "undo" });
  const { id } = sockets[0].sent[1];
  sockets[0].says({ type: "reject", id, code: "stale", text: "Too late." });
  sockets[0].says({ type: "pong" });
  await assert.rejects(asked, { code: "stale", text: "Too late." });
  assert.deepEqual(heard, []);
  socket.close();
});
