/** *Propose to…*: a button, and who it may be for. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {import("./index.js").Planning} planning @param {boolean} short where there is little room */
export function proposeButton(planning, short) {
  const { t, askable } = planning;
  const button = element(
    "button.btn.little.propose",
    {
      "data-key": "propose",
      disabled: !askable.length,
      "aria-haspopup": askable.length > 1 ? "true" : null,
      onclick: () => (askable.length === 1 ? planning.aim(askable[0]) : people(planning, button)),
    },
    use("i-idea", { class: "i" }),
    t(short ? "plan.propose.short" : "plan.propose"),
  );
  return button;
}

/** Above the button, and inside the window. */
function people(planning, button) {
  const { t, askable, table } = planning;
  const choose = (seat) => {
    paper.hidePopover();
    planning.aim(seat);
  };
  const paper = element(
    "div.plan-people",
    {
      popover: "auto",
      role: "group",
      "aria-label": t("plan.to_whom"),
      ontoggle: (event) => event.newState === "closed" && paper.remove(),
    },
    element("b", t("plan.to_whom")),
    askable.map((seat) =>
      element(
        "button",
        { "data-seat": seat, onclick: () => choose(seat) },
        element("span.avatar.s", use(`av-${table.players[seat].avatar}`)),
        table.players[seat].name,
      ),
    ),
  );
  document.body.append(paper);
  paper.showPopover();
  const at = button.getBoundingClientRect();
  paper.style.left = `${Math.max(8, Math.min(at.left, innerWidth - paper.offsetWidth - 8))}px`;
  paper.style.top = `${Math.max(8, at.top - paper.offsetHeight - 8)}px`;
  paper.querySelector("button").focus();
}
