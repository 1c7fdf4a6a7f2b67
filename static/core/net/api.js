/** The server's JSON calls. A refusal is shown as a toast unless the caller handles it. */
import { toast } from "../ui/toast.js";

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

/** Whether the server answers at all: an error where it does not. @param {string} path @returns {Promise<number>} the status */
export async function reach(path) {
  const { status } = await asked(path, { method: "HEAD" });
  if (status >= 500) throw new ApiError(status, "error", offlineText());
  return status;
}

/**
 * `fetch`, with our own error where nobody answers, or not to the end.
 * @param {string|URL} path @param {RequestInit} [options] @returns {Promise<{ok: boolean, status: number, text: string}>}
 */
export async function asked(path, options) {
  try {
    const answer = await fetch(path, options);
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    throw new ApiError(0, "offline", offlineText());
  }
}

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
  const answer = await asked(path, { method, headers, body: body && JSON.stringify(body) });
  const data = parsed(answer.text);
  if (answer.ok) return data;
  throw new ApiError(answer.status, data?.code ?? "error", data?.text ?? offlineText());
}

/** What is between us and the server may answer in its own words. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Written into the page by the server: it must be there when nothing can be fetched. */
const offlineText = () => document.body.dataset.offline;
