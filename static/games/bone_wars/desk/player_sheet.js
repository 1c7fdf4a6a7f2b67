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
        "div.big",
        element("span", { title: t("money") }, icon("dollar"), element("b", `$${me.money}`)),
        element("span", { title: t("reputation") }, icon("reputation"), element("b", me.rp)),
      ),
      projection(client),
      element(
        "div.camprow",
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
    "div.locket-row",
    element(
      "div.locket",
      me.patron
        ? patron(me.patron, {
            label: t("client.desk.me.patron", { patron: t(`patron.${me.patron}.name`) }),
          })
        : icon("lock", { label: t("client.desk.me.no_patron") }),
    ),
    element(
      "div.who",
      element(
        "h2",
        seatMark(seat),
        element("span", { title: client.name(seat) }, client.name(seat)),
      ),
      element(
        "span.site-tokens",
        me.patron
          ? t("client.desk.me.for", { patron: t(`patron.${me.patron}`) })
          : t("client.desk.me.no_patron"),
      ),
      grant &&
        element(
          "span.grant-line",
          { title: t(`grant.${grant}`) },
          icon("grant"),
          t(`grant.${grant}.short`),
        ),
    ),
  );
}

/** What each patron would bring if it were scored now. In the end everything is counted. */
function projection({ me, t, view }) {
  if (view.phase === "over") return null;
  return element(
    "table.projection",
    element("caption", t("client.desk.me.now")),
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
        element("th", mono(id)),
        element(
          "td",
          t("client.desk.me.times", { value: me.value[id], credibility: view.credibility[id] }),
        ),
        element("td", element("b", me.projection[id])),
      ),
    ),
    element(
      "tr.total-row",
      element("th", icon("reputation", { label: t("reputation") })),
      element("td", `${me.rp} + ${me.then - me.rp}`),
      element("td", element("b", me.then)),
    ),
  );
}

/** What the camps of a row have opened, and what the next one opens. */
function camps({ me, seat, t }, row, sign, now) {
  return element(
    "span.credit-count",
    { title: t(`client.desk.me.${row}`, { count: now }) },
    icon(sign, { label: t(`client.desk.me.${row}`, { count: now }) }),
    element("i.o", now),
    me.opens[row].map((then) => [wood("camp", seat, { class: "little" }), element("em", then)]),
  );
}

function specialists({ me, t }) {
  if (!me.specialists.length) return null;
  return element(
    "span.specialists",
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
