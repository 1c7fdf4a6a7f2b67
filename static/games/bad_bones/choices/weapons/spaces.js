/** A weapon that is aimed at a space: tap it. */
import { svg } from "../../../../core/ui/dom.js";
import { point } from "../../board/geometry.js";
import { hero } from "../../board/pieces.js";
import { usesBy } from "./uses.js";

/** @param {"to"|"at"} field of its actions; `to`: the hero goes there */
export const spaces = (field) => ({
  lit: (client) =>
    new Map([...usesBy(client, field).keys()].map((place) => [place, client.t("client.may.aim")])),
  tap: (client, place) => client.act(usesBy(client, field).get(place)),
  action: (client, place) => usesBy(client, field).get(place) ?? null,
  stage(client) {
    const to = field === "to" && client.considered?.to;
    if (to) client.board.fill("choice", svg("g.ghost", hero(point(to).x, point(to).y)));
  },
});
