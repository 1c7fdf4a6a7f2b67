/** The strip while a fight is told: what happens, why, and how fast one wants to hear it. */
import { element, icon } from "../../../core/ui/dom.js";
import { reasonOf, told } from "../panels/lines.js";

/** @param {import("../client.js").Client} client */
export function telling(client) {
  const { t, tale } = client;
  const reason = reasonOf(client, tale.now);
  const control = (key, sign, press, kind = "quiet", label = t(`client.tale.${key}`)) =>
    element(
      `button.btn.${kind}`,
      { "data-key": `tale-${key}`, title: label, "aria-label": label, onclick: press },
      sign && icon(sign, { class: null }),
      (kind === "primary" || !sign) && element("span", key === "speed" ? `×${tale.speed}` : label),
    );
  return element(
    "section.strip.wait.told",
    { "aria-label": t("client.strip.label"), "aria-live": "polite" },
    told(client, tale.now),
    reason && element("p.sums", reason),
    element(
      "div.acts",
      control(
        "pause",
        tale.paused ? "play" : "pause",
        () => tale.pause(),
        "quiet",
        t(tale.paused ? "client.tale.play" : "client.tale.pause"),
      ),
      control("speed", null, () => tale.faster()),
      control("skip", "skip", () => tale.skip()),
      control("next", "play", () => tale.next(), "primary"),
    ),
  );
}
