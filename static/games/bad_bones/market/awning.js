/** Red and white over the first stall, as long as the stall is. */
import { svg } from "../../../core/ui/dom.js";

const scallop = (x, fill) =>
  svg("path", {
    d: `M${x} -3 H${x + 42} V12 Q${x + 42} 22 ${x + 21} 22 Q${x} 22 ${x} 12Z`,
    fill,
    stroke: "var(--p-ink)",
    "stroke-width": 2.4,
  });

export const awning = () =>
  svg(
    "svg.awning",
    { "aria-hidden": "true" },
    svg(
      "defs",
      svg(
        "pattern",
        { id: "awning", width: 84, height: 26, patternUnits: "userSpaceOnUse" },
        scallop(0, "var(--p-hero, #d1492f)"),
        scallop(42, "var(--p-bone, #f9f4e6)"),
      ),
    ),
    svg("rect", { width: "100%", height: 26, fill: "url(#awning)" }),
  );
