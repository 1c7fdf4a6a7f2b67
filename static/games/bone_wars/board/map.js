/** The dig sites: a ring as two rows of three, the universities above and below it, the ways between. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { SITES } from "../pieces/names.js";
import { icon } from "../pieces/pieces.js";
import { here, step } from "./legal_places.js";
import { draw as drawSmall } from "./phone_map.js";
import { site } from "./sites.js";
import { university } from "./universities.js";

/** Ways of the ring by their place between the sites. */
const WAYS = {
  h1: ["wyoming", "montana"],
  h2: ["montana", "nebraska"],
  h3: ["colorado", "new_mexico"],
  h4: ["new_mexico", "kansas"],
  v1: ["wyoming", "colorado"],
  v2: ["nebraska", "kansas"],
};

export function draw(client) {
  if (client.form === "phone") return drawSmall(client);
  const { t } = client;
  return refresh(
    client.parts.map,
    element(
      "section.map",
      { "aria-label": t("client.map") },
      university(client, "marsh"),
      element(
        "div.ring",
        icon("compass-rose", { class: "rose" }),
        ways(client),
        exits(client),
        SITES.map((id) => site(client, id)),
      ),
      university(client, "cope"),
    ),
  );
}

/** A step that may be taken is lit on its arrow, not on the site. */
function ways(client) {
  return Object.entries(WAYS).map(([name, ends]) => {
    const from = ends.indexOf(here(client));
    return arrow(client, `way ${name}`, "trail", from < 0 ? undefined : ends[1 - from], name);
  });
}

/** Out of the universities, one way only. */
function exits(client) {
  return client.data.universities.flatMap(({ patron, spaces, exits: out }) =>
    out.map((to) =>
      arrow(
        client,
        `way ${patron === "marsh" ? "u" : "p"}${(SITES.indexOf(to) % 3) + 1}`,
        "exit",
        spaces.includes(here(client)) ? to : undefined,
        `${patron} ${to}`,
      ),
    ),
  );
}

function arrow(client, name, drawing, to, way) {
  const action = to && step(client, to);
  return choosable(
    client,
    action || undefined,
    { class: [name, action && client.hints.costs.step > 0 && "paid"], dataset: { way } },
    icon(drawing),
  );
}
