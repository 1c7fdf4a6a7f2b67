/** Who I am, what I own, and what I would score now: credibility × loyalty with both patrons. */
import { element, refresh } from "../../../core/ui/dom.js";
import { PATRONS, specialistDrawing } from "../pieces/names.js";
import { icon, mono, patron, seatClass, seatMark, wood } from "../pieces/pieces.js";

export function draw(client) {
  const { parts, me, seat, t } = client;
  refresh(
    parts.me,
    element(
      "section",
      { class: ["mine", seatClass(seat)], "aria-label": client.name(seat) },
      who(client),
      element(
        "div",
        { class: "big" },
        element("span", { title: t("money") }, icon("dollar"), element("b", null, `$${me.money}`)),
        element("span", { title: t("reputation") }, icon("reputation"), element("b", null, me.rp)),
      ),
      projection(client),
      element(
        "div",
        { class: "camprow" },
        camps(client, "movement", "act-move", me.steps),
        camps(client, "archive", "envelope", me.limit),
        specialists(client),
      ),
    ),
  );
}

function who(client) {
  const { me, seat, t, view } = client;
  const grant = me.grant && view.grants[me.grant - 1];
  return element(
    "div",
    { class: "locket-row" },
    element(
      "div",
      { class: "locket" },
      me.patron
        ? patron(me.patron, {
            label: t("client.desk.me.patron", { patron: t(`patron.${me.patron}.name`) }),
          })
        : icon("lock", { label: t("client.desk.me.no_patron") }),
    ),
    element(
      "div",
      { class: "who" },
      element(
        "h2",
        null,
        seatMark(seat),
        element("span", { title: client.name(seat) }, client.name(seat)),
      ),
      element(
        "span",
        { class: "site-tokens" },
        me.patron
          ? t("client.desk.me.for", { patron: t(`patron.${me.patron}`) })
          : t("client.desk.me.no_patron"),
      ),
      grant &&
        element(
          "span",
          { class: "grant-line", title: t(`grant.${grant}`) },
          icon("grant"),
          t(`grant.${grant}.short`),
        ),
    ),
  );
}

/** What each patron would bring if it were scored now. In the end everything is counted. */
function projection({ me, t, view }) {
  if (view.phase === "over") return null;
  const sum = PATRONS.reduce((points, id) => points + me.projection[id], 0);
  return element(
    "table",
    { class: "projection" },
    element("caption", null, t("client.desk.me.now")),
    PATRONS.map((id) =>
      element(
        "tr",
        {
          title: t("client.desk.me.product", {
            patron: t(`patron.${id}`),
            value: me.value[id],
            credibility: view.credibility[id],
          }),
        },
        element("th", null, mono(id)),
        element(
          "td",
          null,
          t("client.desk.me.times", { value: me.value[id], credibility: view.credibility[id] }),
        ),
        element("td", null, element("b", null, me.projection[id])),
      ),
    ),
    element(
      "tr",
      { class: "total-row" },
      element("th", null, icon("reputation", { label: t("reputation") })),
      element("td", null, `${me.rp} + ${sum}`),
      element("td", null, element("b", null, me.rp + sum)),
    ),
  );
}

/** What the camps of a row have opened, and what the next one opens. */
function camps({ me, seat, t }, row, sign, now) {
  return element(
    "span",
    { class: "credit-count", title: t(`client.desk.me.${row}`, { count: now }) },
    icon(sign, { label: t(`client.desk.me.${row}`, { count: now }) }),
    element("i", { class: "o" }, now),
    me.opens[row].map((then) => [
      wood("camp", seat, { class: "little" }),
      element("em", null, then),
    ]),
  );
}

function specialists({ me, t }) {
  if (!me.specialists.length) return null;
  return element(
    "span",
    { class: "specialists" },
    me.specialists.map(({ id, used }) => {
      const label = `${t(`specialist.${id}`)}: ${t(`specialist.${id}.does`)} ${used ? t("client.desk.me.used") : t("specialist.once")}`;
      return element(
        "span",
        { class: ["specialist", used && "used"], title: label },
        icon(specialistDrawing(id), { label }),
      );
    }),
  );
}
