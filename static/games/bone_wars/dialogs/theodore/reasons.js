/** Why he does what he does: the reasons' values as words. */
import { t } from "../../../../core/i18n.js";

const words = (prefix) => (value) => t(`${prefix}.${value}`);

const VALUES = {
  site: words("site"), bone: words("bone"), gave: words("bone"), took: words("bone"), icon: words("icon"), patron: words("patron"),
  profession: words("profession"), person: words("person"), bonus: words("bonus"),
};

/** @param {{key: string, values?: object}|null} why */
export function reason({ data }, why) {
  if (!why) return "";
  const said = Object.entries(why.values ?? {}).map(([name, value]) => {
    if (name === "species") return [name, data.species[value]?.name ?? value];
    return [name, value !== null && VALUES[name] ? VALUES[name](value) : value];
  });
  return t(why.key, Object.fromEntries(said));
}
