/** Arrows go from card to card, Escape puts back what was picked. Undo is the table's. */

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Of the cards, Tab stops at the one that was reached last. */
export function stopAtLast({ stalls }) {
  stalls.addEventListener("focusin", ({ target }) => {
    if (!target.matches(".ware")) return;
    for (const card of stalls.querySelectorAll(".ware")) card.tabIndex = card === target ? 0 : -1;
  });
}

/** Whether the key has done something. */
export function pressed(market, { key, target, repeat }) {
  if (key === "Escape") {
    if (market.tips.open) {
      market.tips.hide();
      return true;
    }
    if (market.picked || market.stopping) {
      market.pick(null);
      return true;
    }
  }
  const card = target.closest?.(".ware");
  if (!card) return false;
  // A key held down picks; it must not buy.
  if (repeat && (key === "Enter" || key === " ")) return true;
  return key in WAYS && go(market, card, WAYS[key]);
}

/** To the nearest card that way. */
function go({ parts }, from, [dx, dy]) {
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(from);
  const far = (node) => {
    const { x, y } = middle(node);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 8 && aside <= 3 * along ? along + 2 * aside : Infinity;
  };
  const cards = [...parts.stalls.querySelectorAll(".ware")].map((node) => ({
    node,
    way: far(node),
  }));
  const nearest = cards.reduce((best, each) => (each.way < best.way ? each : best));
  if (nearest.way < Infinity) nearest.node.focus();
  return true;
}
