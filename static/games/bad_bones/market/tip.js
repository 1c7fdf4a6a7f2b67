/** What a thing of the market does, in more words than its card has room for. */
import { paper } from "../tips/paper.js";
import { isWeapon, wareDrawing, wareKey } from "./wares.js";

/** @param {Data} market @param {{tip: string}} subject `trap.W`, `weapon.axe` */
export function wareTip({ t }, { tip }) {
  const item = tip.slice(tip.indexOf(".") + 1);
  return paper(
    wareDrawing(item),
    t(wareKey(item)),
    t(`${wareKey(item)}.help`),
    isWeapon(item) && t("weapon.when"),
  );
}
