/** What the played card is used for. What is impossible stays in the row and says why. */

import { act } from "../pieces/pieces.js";

/** Why a mode is not offered. The places of the paleontologist are the first reason, the table the other. */
function why(client, mode) {
  const { t, hints } = client;
  return t(hints.stands === mode ? "client.desk.why.stands_there" : `client.desk.why.mode.${mode}`);
}

export const mode = {
  chips(client) {
    const { card } = client.view.action;
    const own = card.paleontologist && client.data.paleontologists[card.paleontologist].action;
    return client.hints.modes.map((key) => {
      const action = client.find({ mode: key });
      const chip = {
        key,
        icon: act(key),
        label: client.t(`mode.${key}`),
        note: own === key ? client.t("client.desk.mode.own") : null,
      };
      return action ? { ...chip, action } : { ...chip, why: why(client, key) };
    });
  },
  brings: (client, { mode: key }) => client.t(`mode.${key}.does`),
};
