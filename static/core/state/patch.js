// Patches: the subset of RFC 6902 the server sends (add, remove, replace).

/**
 * The document after the patch. The old one stays as it was (a change being animated still needs
 * it), and parts the patch does not touch are shared, so `===` tells what has changed.
 * @template T
 * @param {T} document
 * @param {Operation[]} operations
 * @returns {T}
 */
export function apply(document, operations) {
  const mine = new Set();
  let root = document;
  for (const operation of operations) root = step(root, operation, keys(operation.path), 0, mine);
  return root;
}

/** @param {string} path */
function keys(path) {
  if (path === "") return [];
  if (path[0] !== "/") throw new Error(`not a path: ${path}`);
  return path
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** `mine` holds the containers this patch has copied already: those may be changed in place. */
function step(node, operation, path, depth, mine) {
  if (depth === path.length) {
    if (operation.op === "remove") return null;
    return operation.value;
  }
  if (node === null || typeof node !== "object")
    throw new Error(`no such place: ${operation.path}`);
  const copy = own(node, mine);
  const key = path[depth];
  if (depth < path.length - 1) {
    if (!Object.hasOwn(copy, key)) throw new Error(`no such place: ${operation.path}`);
    copy[key] = step(copy[key], operation, path, depth + 1, mine);
  } else if (Array.isArray(copy)) {
    changeList(copy, key, operation);
  } else {
    changeObject(copy, key, operation);
  }
  return copy;
}

function own(node, mine) {
  if (mine.has(node)) return node;
  const copy = Array.isArray(node) ? node.slice() : { ...node };
  mine.add(copy);
  return copy;
}

function changeList(list, key, operation) {
  const index = key === "-" ? list.length : Number(key);
  const last = operation.op === "add" ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > last) {
    throw new Error(`no such place: ${operation.path}`);
  }
  if (operation.op === "add") list.splice(index, 0, operation.value);
  else if (operation.op === "remove") list.splice(index, 1);
  else list[index] = operation.value;
}

function changeObject(object, key, operation) {
  if (operation.op !== "add" && !Object.hasOwn(object, key)) {
    throw new Error(`no such place: ${operation.path}`);
  }
  if (operation.op === "remove") delete object[key];
  else object[key] = operation.value;
}
