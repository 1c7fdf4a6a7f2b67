// The address to send to friends, and what friends make of it.

const CODE = "[0-9A-Za-z]{3}-?[0-9A-Za-z]{3}";
const SECRET = "-[A-Za-z0-9_]{16,32}";
const LINK = new RegExp(`(?:^|/)r/(${CODE}(?:${SECRET})?)(?![\\w-])`);
const WHOLE = new RegExp(`^${CODE}${SECRET}$`);

/**
 * What leads into a room, out of whatever was typed or pasted: a code in any shape, or an invite link, whole, without
 * its beginning, broken over two lines or in the middle of a sentence.
 * @param {string} typed
 * @returns {string} the code, or code and secret; empty if nothing is left
 */
export function invited(typed) {
  const joined = typed.replace(/\s+/g, "");
  const link = LINK.exec(typed) ?? LINK.exec(joined);
  if (link) return link[1];
  return WHOLE.test(joined) ? joined : joined.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/**
 * Those who don't belong to the room are not told its secret: they pass on what they came by.
 * @param {{link: string|null}} room
 * @param {string} key the code, or code and secret, as this page was opened
 */
export const inviteLink = (room, key) => new URL(room.link ?? `/r/${key}`, location.href).href;
