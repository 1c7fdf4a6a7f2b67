/** The link, its code and its QR code. */

import { inviteLink } from "../../core/net/invite.js";
import { t } from "../../core/text/i18n.js";
import { copy } from "../../core/ui/clipboard.js";
import { element, icon, replace } from "../../core/ui/dom.js";

const FEEDBACK_SECONDS = 2;

/** `K7M4QP` is easier to read out as `K7M-4QP`. */
const readable = (code) => (code.length === 6 ? `${code.slice(0, 3)}-${code.slice(3)}` : code);

export function invite({ data, you, key }) {
  // One main button in view: until somebody comes it is this one, later it is Start.
  const alone = you?.host && data.missing?.key === "room.missing.players";
  const link = inviteLink(data, key);
  const field = element("input.field.small", {
    id: "invite-link",
    readonly: true,
    value: link,
    "aria-label": t("lobby.link"),
    onfocus: () => field.select(),
  });
  const label = element("span", { "aria-live": "polite" }, t("lobby.copy"));
  const button = element(
    "button",
    { class: ["btn", alone && "primary"], id: "invite-copy", onclick: press },
    icon("copy"),
    label,
  );

  async function press() {
    const done = await copy(link);
    if (!done) field.select();
    label.textContent = t(done ? "lobby.copied" : "lobby.copy_by_hand");
    replace(button, icon(done ? "check" : "copy"), label);
    setTimeout(() => {
      label.textContent = t("lobby.copy");
      replace(button, icon("copy"), label);
    }, FEEDBACK_SECONDS * 1000);
  }

  const share =
    navigator.share &&
    element(
      "button.btn",
      {
        "aria-label": t("lobby.share"),
        onclick: () => navigator.share({ title: data.name, url: link }).catch(() => {}),
      },
      icon("share"),
    );

  return [
    element(
      "div.qr-row",
      element("img.qr", {
        src: `/api/rooms/${key}/qr.svg`,
        width: 116,
        height: 116,
        alt: t("lobby.qr"),
      }),
      element(
        "div",
        element("span.tiny.muted", t("lobby.code")),
        element("div.code", readable(data.code)),
        element("p.small.muted", t("lobby.code_help")),
      ),
    ),
    element("div.row", field, button, share),
  ];
}
