/** In the top bar: where we are. */
import { element, replace } from "../../../core/ui/dom.js";

export function drawStatus({ t, table, view, together, alone }) {
  if (!table.parts.status) return;
  const { lap } = view.market;
  const when = together || alone ? t("market.before") : t("market.lap", { lap });
  replace(
    table.parts.status,
    element(
      "div.bb-status",
      element("span.round.display", t("phase.market")),
      element("span.small.muted.when", when),
    ),
  );
}
