/** What only some games need is fetched when such a game is opened: a basic table never loads it. */
import { fetched } from "../../../core/net/patience.js";
import { moreSprite } from "../sprite.js";
import { load } from "../styles.js";

/** Whether the game has more than the basic box: the market's traps and weapons, chiefs, the capital. */
const isMore = ({ advanced, chiefs, mode }) =>
  advanced || chiefs?.length > 0 || mode === "cooperative";

/** @param {any} view a public view @returns {Promise<unknown>|null} null where there is nothing to wait for */
export const needs = (view) =>
  isMore(view) ? Promise.all([more(), view.advanced && arms()]) : null;

const more = once(async () => {
  const [{ teach }] = await Promise.all([
    fetched(() => import("./more.js")),
    moreSprite(),
    load("advanced"),
  ]);
  teach();
});

/** Weapons come from the market. */
const arms = once(async () => (await fetched(() => import("./arms.js"))).teach());

/** @param {() => Promise<void>} fetch */
function once(fetch) {
  let fetching;
  return () => (fetching ??= fetch());
}
