/** A button that opens a short list of commands beside it. */
import { element } from "../../core/ui/dom.js";

/**
 * @param {{id: string, label: string, button: any[], class?: string, items: {label: string, run: () => void, danger?: boolean}[]}} options
 */
export function menu({ id, label, button, class: style = "btn little", items }) {
  const list = element(
    "div.menulist",
    {
      id: `${id}-list`,
      popover: "auto",
      role: "group",
      "aria-label": label,
      onbeforetoggle: place,
    },
    items.map(({ label: text, run, danger }) =>
      element(
        "button",
        {
          class: ["btn quiet", danger && "danger"],
          onclick: () => {
            list.hidePopover();
            run();
          },
        },
        text,
      ),
    ),
  );
  const opener = element(
    "button",
    { id, class: style, popovertarget: list.id, "aria-label": label },
    button,
  );

  function place(event) {
    if (event.newState !== "open") return;
    const at = opener.getBoundingClientRect();
    const below = at.bottom + 4;
    const high = items.length * 46 + 24;
    list.style.setProperty("left", `${Math.max(8, Math.min(at.left, innerWidth - 268))}px`);
    list.style.setProperty(
      "top",
      `${below + high > innerHeight ? Math.max(8, at.top - high) : below}px`,
    );
  }
  return [opener, list];
}
