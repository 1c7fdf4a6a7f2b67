/** The forecast in figures: what the coming march takes, kills and asks. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {(key: string, values?: Data) => string} t @param {Data|undefined} forecast */
export function chips(t, forecast) {
  if (!forecast) return null;
  const { floors, houses, slain, sent, choices, stolen, doomed, fatal } = forecast;
  const chip = (drawing, key, count, kind, text = `${count}`) =>
    count > 0 &&
    element(
      "span",
      {
        class: ["chip", kind],
        "data-tip": `forecast.${key}`,
        role: "img",
        "aria-label": t(`client.forecast.${key}`, { count }),
      },
      drawing && use(drawing),
      text,
    );
  const shown = [
    chip("chief-emperor", "doomed", doomed ? 1 : 0, "bad says", t("client.forecast.fall")),
    chip(null, "fatal", fatal && !doomed ? 1 : 0, "bad says", t("client.forecast.fall")),
    chip("floor-pip", "floors", floors, "bad", `−${floors}`),
    chip("house-pip", "houses", houses, "bad", `−${houses}`),
    chip("trap-treasure", "stolen", stolen ? 1 : 0, "bad", "−1"),
    chip("mark-slain", "slain", slain),
    chip("skull-pip", "sent", sent),
    chip("mark-choice", "choices", choices, "ask"),
  ].filter(Boolean);
  const calm = element(
    "span.chip.good",
    { "data-tip": "forecast.calm" },
    use("i-check"),
    t("client.forecast.calm"),
  );
  return element(
    "div.forecast-chips",
    { role: "group", "aria-label": t("client.forecast") },
    element("span.chips-label", t("client.forecast")),
    shown.length ? shown : calm,
  );
}
