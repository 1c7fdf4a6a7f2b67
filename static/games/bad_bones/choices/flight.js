/** Who flees next from a dragon that has landed: their faces beside it, a ghost where each will go. */
import { ghost } from "../board/pieces.js";
import { sideButton, spotBeside } from "./around.js";
import { which } from "./faces.js";
import { nextButton } from "./march.js";
import { nowhere } from "./nowhere.js";

const from = ({ table }) => table.decision.prompt.values.at;
const sideOf = ({ table }, { skeleton }) => table.view.private.forecast.paths[skeleton]?.side;

export const flight = {
  icon: "i-march",
  ...nowhere,
  hint: (client) => client.t("client.hint.flight"),

  stage(client) {
    const { id, actions } = client.table.decision;
    client.board.fill("choice", ways(client, actions));
    client.papers.near(from(client), `flight ${id}`, () =>
      which(client, actions, client.t("client.next")),
    );
  },

  caption: "client.next",
  rail: (client) => client.table.decision.actions.map((action) => nextButton(client, action)),
};

/** One for each side: those who leave it the same way follow each other. */
function ways(client, actions) {
  const at = from(client);
  const { skeletons } = client.scene.board;
  const bySide = Map.groupBy(
    actions.filter((action) => sideOf(client, action)),
    (action) => sideOf(client, action),
  );
  return [...bySide].map(([side, [{ skeleton }]]) => {
    const { x, y } = spotBeside(client, at, side);
    return [
      skeletons[skeleton] &&
        ghost({ ...skeletons[skeleton], facing: side }, client.scene.side, x, y, 58),
      sideButton(at, side, client.t(`client.side.${side}`)),
    ];
  });
}
