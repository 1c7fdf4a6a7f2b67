/** A card enlarged, for those who have tapped it. */
import { nameOf } from "../pieces/names.js";
import { enlarged } from "../tips/about.js";

/** @param {import("../client.js").Client} client @param {string} id @returns {import("./sheet.js").Sheet} */
export const card = (client, id) => ({
  title: nameOf(client.t, id),
  kind: "enlarged",
  body: enlarged(client, id),
});
