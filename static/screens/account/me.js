/** Who I am: a guest with a name after one field. */
import { get, post } from "../../core/net/api.js";
import { AVATARS } from "../../core/state/names.js";
import { t } from "../../core/text/i18n.js";
import { element, replace, use } from "../../core/ui/dom.js";

const NAME_LENGTH = 32;

export const me = (options) => get("/api/me", options);

export async function saveMe(name, avatar) {
  const person = await post("/api/me", { name, avatar });
  showMe(person);
  return person;
}

/** Me in the top bar. */
export function showMe(person) {
  const place = document.getElementById("me");
  if (!place) return;
  replace(
    place,
    element("span.avatar.s", use(`av-${person?.avatar ?? "empty"}`)),
    element("b.who", { dataset: person ? {} : { t: "bar.login" } }, person?.name ?? t("bar.login")),
  );
}

/** A row of faces to pick from; the picked one is the form's `avatar`. Else one that nobody at the table has. */
export function faces(picked, taken = []) {
  const free = AVATARS.filter((each) => !taken.includes(each));
  const chosen = picked ?? free[Math.floor(Math.random() * free.length)] ?? AVATARS[0];
  return element(
    "fieldset.faces",
    element("legend.label", t("name.face")),
    AVATARS.map((id) =>
      element(
        "label",
        { title: t(`avatar.${id}`) },
        element("input", { type: "radio", name: "avatar", value: id, checked: id === chosen }),
        use(`av-${id}`, { label: t(`avatar.${id}`) }),
      ),
    ),
  );
}

export const nameField = ({ value = "", autofocus = false } = {}) =>
  element(
    "label",
    element("span.label", t("name.name")),
    element("input.field", {
      name: "name",
      value,
      required: true,
      maxlength: NAME_LENGTH,
      pattern: ".*\\S.*",
      autocomplete: "nickname",
      autofocus,
    }),
  );
