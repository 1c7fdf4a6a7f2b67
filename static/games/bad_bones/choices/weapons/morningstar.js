/** The morning star: first the space that is struck, then the one they land on. */
import { rim } from "../../board/glow.js";
import { uses } from "./uses.js";

const places = (client) => {
  const { picked } = client;
  return picked
    ? uses(client)
        .filter(({ from }) => from === picked)
        .map(({ to }) => to)
    : uses(client).map(({ from }) => from);
};

const blow = (client, to) =>
  uses(client).find((each) => each.from === client.picked && each.to === to) ?? null;

export const morningstar = {
  twofold: true,
  lit(client) {
    const lit = new Map(
      places(client).map((place) => [
        place,
        client.t(client.picked ? "client.may.shove" : "client.may.aim"),
      ]),
    );
    if (client.picked) lit.set(client.picked, client.t("client.may.put_back"));
    return lit;
  },
  tap(client, place) {
    if (place === client.picked) client.pick(null);
    else if (client.picked) client.act(blow(client, place));
    else client.pick(place);
  },
  action: blow,
  stage: ({ board, picked }) => board.fill("choice", picked && rim(picked)),
};
