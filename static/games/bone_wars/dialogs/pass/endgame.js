/** Round 4 has no next round: who passes takes a space of the endgame tile. */
import { element } from "../../../../core/ui/dom.js";
import { toggle } from "../../choices/choose.js";
import { icon, mono, seatMark } from "../../pieces/pieces.js";
import { confirming } from "../frame.js";

export function endgame(client) {
  const { t, view, me, chosen, decision } = client;
  const must = decision?.prompt?.key === "prompt.must_pass";
  return {
    lead: [
      must && element("b.must", t("client.dialog.pass.must"), " "),
      t("client.dialog.pass.endgame"),
    ],
    pane: element(
      "ol.lasts",
      view.endgame.map(({ loyalty, player }, at) => space(client, loyalty, player, at)),
    ),
    sum: chosen?.loyalty && [
      mono(me.patron),
      t("client.dialog.reward.loyalty", {
        count: chosen.loyalty,
        patron: t(`patron.${me.patron}`),
      }),
    ],
    go: confirming(client, t("client.dialog.pass.end"), chosen?.loyalty),
  };
}

function space(client, loyalty, player, at) {
  const { t } = client;
  const face = [
    element("b", `+${loyalty}`),
    icon("loyalty"),
    element("small", player === null ? t("client.dialog.pass.free_space") : client.name(player)),
    player !== null && seatMark(player),
  ];
  if (player !== null) return element("li.settled", face);
  // Spaces of the same worth are one choice: the first of them stands for it.
  const first = client.view.endgame.findIndex(
    (each) => each.loyalty === loyalty && each.player === null,
  );
  const action = at === first ? client.find({ loyalty }) : undefined;
  if (!action) return element("li.settled", face);
  return element("li", toggle(client, action, { key: `end-${at}` }, face));
}
