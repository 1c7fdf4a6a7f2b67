/** What the picked action changes, as the server tells it: one line for each number that becomes another. */
import { element } from "../../../core/ui/dom.js";
import { icon } from "../pieces/pieces.js";
import { told } from "./forecast.js";
import { loyaltyRow, moneyRow, note, row, rpRow, shelfRows } from "./preview.js";

/** @returns {any[]} rows; none as long as nothing is picked or nothing is known */
export function differences(client) {
  const { mine, preview, view, t } = client;
  if (!mine || !preview) return [];
  const [before, now] = [told(view, mine.sum), told(view, preview.sum)];
  const differ = (read) => JSON.stringify(read(before)) !== JSON.stringify(read(now));
  const [cards, then] = [mine.sum, preview.sum];
  return [
    differ((of) => of.money) && moneyRow(client, before, now),
    differ((of) => of.rp) && rpRow(client, before, now),
    ...["marsh", "cope"].flatMap((id) => [
      differ((of) => of.index[id]) && loyaltyRow(client, id, before, now),
      differ((of) => of.papers[id]) && shelfRows(client, id, before, now),
    ]),
    differ((of) => of.crates) &&
      row(icon("crate"), t("client.dialog.preview.crates"), before.crates, now.crates),
    cards.species !== then.species &&
      row(icon("card-species"), t("client.dialog.preview.species"), cards.species, then.species),
    cards.paleontologists !== then.paleontologists &&
      row(
        icon("card-paleo"),
        t("client.dialog.preview.paleontologists"),
        cards.paleontologists,
        then.paleontologists,
      ),
  ].filter(Boolean);
}

/** A list of them under a heading, and what only chance will tell. */
export function changes(client, heading) {
  const rows = differences(client);
  const { chance } = client.preview?.sum ?? {};
  return [
    element("h3", heading),
    rows.length > 0 && element("ul.changes", rows),
    chance && note("ui-eye", client.t(`client.dialog.preview.chance.${chance}`)),
    !rows.length &&
      !chance &&
      element(
        "p.note",
        element(
          "span",
          client.t(client.chosen ? "client.dialog.preview.nothing" : "client.dialog.preview.pick"),
        ),
      ),
  ];
}
