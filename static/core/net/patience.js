// What a page can't do without is asked for until it comes, as the socket does: longer waits each time, at once when
// the network or the person is back. Whoever waits is told.

import { has, t } from "../text/i18n.js";
import { Banner } from "../ui/banner.js";
import { ApiError, reach } from "./api.js";
import { wait } from "./backoff.js";

const TOO_MANY = 429;

/** No answer, or one that says *not now*: everything else would be the same the next time. */
const passing = (error) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === TOO_MANY || error.status >= 500);

/** @type {Banner|null} */ let banner = null;
let waiting = 0;

/**
 * @template T @param {() => Promise<T>} attempt it shows no refusals itself
 * @param {{quiet?: boolean}} [options] `quiet`: somebody else says that there is no connection
 * @returns {Promise<T>} rejects only with what would not change by waiting
 */
export async function patiently(attempt, { quiet = false } = {}) {
  const say = (more) => quiet || tell(more);
  for (let failed = 0; ; failed += 1) {
    try {
      const answer = await attempt();
      if (failed) say(-1);
      return answer;
    } catch (error) {
      if (!passing(error)) {
        if (failed) say(-1);
        throw error;
      }
      if (!failed) say(+1);
      await pause(failed);
    }
  }
}

/**
 * A module that is fetched when it is wanted. Where the server answers and it still does not come, that is a fault to be seen.
 * @template T @param {() => Promise<T>} load `() => import(…)` @returns {Promise<T>}
 */
export const fetched = (load) =>
  patiently(async () => {
    try {
      return await load();
    } catch {
      await reach(import.meta.url);
      return load();
    }
  });

/** @param {number} more how many more of us wait than before */
function tell(more) {
  waiting += more;
  banner ??= new Banner("waiting");
  // The page has the sentence in it: the texts may be what is waited for.
  if (waiting)
    banner.wait(has("error.waiting") ? t("error.waiting") : document.body.dataset.waiting);
  else banner.show("open");
}

/** @param {number} failed how often @returns {Promise<void>} */
function pause(failed) {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const hurry = () => !document.hidden && navigator.onLine && go();
    const timer = setTimeout(go, wait(failed));
    addEventListener("online", hurry, { signal: over.signal });
    document.addEventListener("visibilitychange", hurry, { signal: over.signal });
  });
}
