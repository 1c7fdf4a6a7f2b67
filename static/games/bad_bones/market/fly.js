/** What was bought flies from its card to the basket of its buyer. */
import { element } from "../../../core/ui/dom.js";
import { forAMoment } from "../../../kit/moment.js";
import { use } from "../sprite.js";
import { wareDrawing } from "./wares.js";

const FLY = 640;
/** How long a thing that could not be seen flying is marked. */
const MARKED = 2000;

/**
 * @param {any} market already drawn as it is now
 * @param {GameEvent[]} events
 * @returns {{done: Promise<unknown>, finish: () => void}|null} null where nothing flies
 */
export function fly(market, events) {
  const { table } = market;
  if (!events.length) return null;
  if (!table.motion) {
    for (const event of events) forAMoment(landing(market, event), "just", MARKED);
    return null;
  }
  if (events.some(({ seat }) => seat !== table.seat)) table.sound("place");
  const flights = events.map((event) => flight(market, event)).filter(Boolean);
  return {
    done: Promise.all(flights.map(({ finished }) => finished)),
    finish() {
      for (const each of flights) each.finish();
    },
  };
}

function flight({ parts, table }, event) {
  const { air } = parts;
  const card = parts.stalls.querySelector(`[data-item="${CSS.escape(event.item)}"] .pic`);
  const goal = landing({ parts }, event);
  if (!card?.checkVisibility() || !goal) return null;
  const box = air.getBoundingClientRect();
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2 - box.left, y: top + height / 2 - box.top, width };
  };
  const [from, to] = [middle(card), middle(goal)];
  const piece = element(
    "div.flying.ware-flying",
    use(wareDrawing(event.item), { width: from.width, height: from.width }),
  );
  air.append(piece);
  goal.classList.add("coming");
  const at = (x, y, scale) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
  });
  const moving = piece.animate(
    [
      at(from.x, from.y, 1),
      at((from.x + to.x) / 2, Math.min(from.y, to.y) - 40, 1.15),
      at(to.x, to.y, Math.max(0.35, Math.min(1, to.width / from.width))),
    ],
    { duration: FLY / table.motion, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
  const landed = () => {
    piece.remove();
    goal.classList.remove("coming");
  };
  moving.finished.then(landed, landed);
  return moving;
}

/** Its place in the buyer's basket; on a page that does not show that, the buyer's face. */
/** @param {Data} market @param {GameEvent} event */
function landing({ parts }, { seat, item }) {
  const got = (basket) =>
    [
      ...parts.bb.querySelectorAll(
        `[data-basket="${basket}"] [data-got="${CSS.escape(item)}"]:not(.next)`,
      ),
    ].at(-1);
  const places = [got(seat), got("all"), parts.prompt.querySelector(".now .avatar")];
  return places.find((node) => node?.checkVisibility());
}
