// Ids nobody else will choose. `crypto.randomUUID` would be it, but browsers keep it from pages
// without https, and a server in the living room has none.

/** @returns {string} 32 hexadecimal digits */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
