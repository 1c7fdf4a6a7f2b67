/** What only some games need is fetched when such a game is opened: a basic table never loads it. */
import { sprite } from "./sprite.js";
import { load } from "./styles.js";

/** Whether the game has more than the basic box: the market's traps and weapons, chiefs, the capital. */
export const isMore = ({ advanced, chiefs, mode }) => advanced || chiefs?.length > 0 || mode === "cooperative";

/** @param {object} view a public view @returns {Promise<void>|null} null where there is nothing to wait for */
export const needs = (view) => (isMore(view) ? fetched() : null);

/** @type {Promise<void>|undefined} */ let fetching;

function fetched() {
  fetching ??= Promise.all([sprite("pieces-more"), load("advanced"), import("./more.js")])
    .then(([, , more]) => more.teach());
  return fetching;
}
