/** The server's JSON calls. A refusal is shown as a toast unless the caller handles it. */
import { toast } from "./toast.js";

/** What the server answered instead: `code` for the program, `text` for the person. */
export class ApiError extends Error {
  constructor(status, code, text) {
    super(text);
    this.status = status;
    this.code = code;
    this.text = text;
  }
}

/** @typedef {{quiet?: boolean}} Options `quiet`: the caller shows errors itself */

/** @param {Options} [options] */
export const get = (path, options) => call("GET", path, undefined, options);

/** @param {Options} [options] */
export const post = (path, body = {}, options) => call("POST", path, body, options);

async function call(method, path, body, { quiet = false } = {}) {
  try {
    return await send(method, path, body);
  } catch (error) {
    if (!quiet) toast(error.text, { kind: "bad" });
    throw error;
  }
}

async function send(method, path, body) {
  const headers = { "X-Boneyard": "1", Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", offlineText());
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  throw new ApiError(answer.status, data?.code ?? "error", data?.text ?? offlineText());
}

/** Written into the page by the server: it must be there when nothing can be fetched. */
const offlineText = () => document.body.dataset.offline;
