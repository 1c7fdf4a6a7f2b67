/** Me: name and face; keeping them with a user name and a password; coming back and leaving. */
import { post } from "../../core/net/api.js";
import { patiently } from "../../core/net/patience.js";
import { LANG_CHANGED, load, t } from "../../core/text/i18n.js";
import { element, replace } from "../../core/ui/dom.js";
import { toast } from "../../core/ui/toast.js";
import { faces, me, nameField, saveMe, showMe } from "./me.js";

const root = document.getElementById("account");
let person = null;

/** A panel with a form; what the server refuses is said in it. */
function panel(title, help, fields, button, send, kind = "btn") {
  const problem = element("p.error", { role: "alert" });
  const form = element(
    "form",
    { onsubmit: submit },
    fields,
    problem,
    element("div.row", element("button", { type: "submit", class: kind }, button)),
  );

  async function submit(event) {
    event.preventDefault();
    problem.textContent = "";
    try {
      await send(Object.fromEntries(new FormData(form)));
    } catch (error) {
      problem.textContent = error.text;
    }
  }
  return element(
    "section.panel",
    element("div.heading", element("h2", title)),
    element("div.pad", help && element("p.muted", help), form),
  );
}

const field = (name, label, props) =>
  element(
    "label",
    element("span.label", label),
    element("input.field", {
      name,
      required: true,
      autocapitalize: "none",
      spellcheck: "false",
      ...props,
    }),
  );

const credentials = (kind) => [
  field("username", t("account.username"), { autocomplete: "username", maxlength: 32 }),
  field("password", t("account.password"), {
    type: "password",
    autocapitalize: null, // nobody would capitalize a password
    autocomplete: kind,
    maxlength: 200,
    minlength: kind === "new-password" ? 8 : null,
  }),
];

const about = () =>
  panel(
    t("account.you"),
    person ? null : t("name.why"),
    [nameField({ value: person?.name }), faces(person?.avatar)],
    t("account.save"),
    async ({ name, avatar }) => {
      person = await saveMe(name.trim(), avatar);
      toast(t("account.saved"), { kind: "good" });
      show();
    },
    "btn primary",
  );

const keep = () =>
  panel(
    t("account.keep"),
    t("account.keep_help"),
    credentials("new-password"),
    t("account.keep_do"),
    async (form) => {
      await post("/api/account", form, { quiet: true });
      await refresh();
      toast(t("account.kept"), { kind: "good" });
    },
  );

const login = () =>
  panel(
    t("account.login"),
    t("account.login_help"),
    credentials("current-password"),
    t("account.login_do"),
    async (form) => {
      await post("/api/login", form, { quiet: true });
      await refresh();
    },
  );

const logout = () =>
  panel(
    t("account.kept_as", { username: person.username }),
    t("account.logout_help"),
    [],
    t("account.logout"),
    async () => {
      await post("/api/logout", {}, { quiet: true });
      await refresh();
    },
  );

function show() {
  const more = !person ? [login()] : person.username ? [logout()] : [keep(), login()];
  replace(root, about(), more);
}

async function refresh(options) {
  person = await me(options);
  showMe(person);
  show();
}

await patiently(() => load());
document.addEventListener(LANG_CHANGED, show);
await patiently(() => refresh({ quiet: true }));
