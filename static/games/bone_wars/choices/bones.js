/** Bones that come or go: from the bag, among the rare ones, out of the crates. */
import { bone, icon } from "../pieces/pieces.js";
import { capital } from "../say/words.js";
import { chipsOf } from "./plain.js";

const token = (client, type, note) => ({
  icon: bone(type, { label: null }),
  label: capital(client.t(`bone.${type}`)),
  note,
});

const rare = (client, type) =>
  token(client, type, client.t("client.desk.bones.rare_left", { count: client.view.rare[type] }));

const mine = (client, type) => {
  const count = client.me.crates.filter((one) => one === type).length;
  return token(client, type, client.t("client.desk.bones.have", { count }));
};

/** A tap on a bone in a crate. */
const crate = (client, type) => {
  const action = client.find({ bone: type });
  return action ? { action } : null;
};

const take = {
  chips: (client) => chipsOf(client, ({ bone: type }) => rare(client, type)),
};

export const bones = {
  "bones.source": {
    chips: (client) =>
      chipsOf(client, ({ rare: type, bag }) =>
        bag ? { icon: icon("bag"), label: client.t("client.desk.bones.bag") } : rare(client, type),
      ),
  },
  "crates.return": {
    chips: (client) => chipsOf(client, ({ bone: type }) => mine(client, type)),
    bone: crate,
  },
  "rare.take": take,
  "exchange.give": {
    chips: (client) => chipsOf(client, ({ bone: type }) => mine(client, type)),
    bone: crate,
  },
  "exchange.take": take,
};
