/** In the top bar: the round, the side that marches, the phases. */
import { element, replace } from "../../../core/ui/dom.js";
import { icon, use } from "../sprite.js";

const ICONS = { start: "hero", hero: "hero", trap: "trap", march: "march", arrivals: "arrive" };

export function drawStatus(client, now = {}) {
  const { t, table } = client;
  if (!table.parts.status) return;
  const view = { ...table.view.public, ...now };
  const { round, rounds, phase, side, over, layout } = view;
  // Only once, before the first round: where the heroes begin.
  const phases = phase === "start" ? [phase, ...layout.phases] : layout.phases;
  const at = over ? phases.length : phases.indexOf(phase);
  const of = (i) => (i < at ? "done" : i === at ? "now" : "");
  const title = rounds ? t("client.round_of", { round, rounds }) : t("client.round", { round });
  const name = t(`client.phase.${over ? "over" : phase}`);
  replace(
    table.parts.status,
    element(
      "div.bb-status",
      element(
        "span.round.display",
        { title: `${title} · ${name}` },
        title,
        element("span.phase-name", ` · ${name}`),
      ),
      element(
        "span.side",
        {
          title: t(`client.side_marches.${side}`),
          role: "img",
          "aria-label": t(`client.side_marches.${side}`),
        },
        use(`sk-circle-${side}`),
      ),
      client.track?.(view),
      element(
        "ol.phases",
        { "aria-label": t("client.phases") },
        phases.map((each, i) => [
          i > 0 && element("li.phase-sep", { "aria-hidden": "true" }),
          element(
            "li",
            { class: ["phase", of(i)], "aria-current": i === at ? "step" : null },
            icon(of(i) === "done" ? "check" : ICONS[each]),
            element("span", t(`client.phase.${each}`)),
          ),
        ]),
      ),
    ),
  );
}
