/**
 * The frame that all dialogs share: a leather head with the steps, a pane, the preview beside it and the
 * brass button below. On phones it fills the screen, and the preview is folded into one line over the buttons.
 */
import { element } from "../../../core/ui/dom.js";
import { icon } from "../pieces/pieces.js";

/**
 * @typedef {object} Spec
 * @property {string} name a class
 * @property {string} icon
 * @property {string} title
 * @property {any} [sub] beside the title
 * @property {string[]} [steps] and `at`, which is on (from 0)
 * @property {number} [at]
 * @property {any} [lead] a sentence over the pane
 * @property {any} pane
 * @property {any} [side] the preview
 * @property {any} [glance] the preview in one line, for phones
 * @property {any} [sum] what stands between the buttons
 * @property {any} [extra] further buttons before the brass one
 * @property {{label: any, act: () => void, disabled?: boolean}|null} [back]
 * @property {{label: any, act: () => void, disabled?: boolean}|null} [go]
 * @property {() => void} close folds or closes it
 * @property {string} [closing] what the cross does
 */

/** @param {import("../client.js").Client} client @param {Spec} spec @param {Data} state of this dialog */
export function frame(client, spec, state) {
  const { t } = client;
  return [
    element("div.veil", { onclick: spec.close }),
    element(
      "section",
      {
        class: ["dialog", spec.name, state.more && "more"],
        role: "dialog",
        "aria-modal": "true",
        "aria-labelledby": "bw-dialog",
        tabindex: -1,
        "data-key": "dialog",
      },
      element(
        "header",
        element(
          "h2",
          { id: "bw-dialog" },
          icon(spec.icon),
          element("span", spec.title),
          spec.sub && element("small", spec.sub),
        ),
        spec.steps && steps(spec),
        element(
          "button.x",
          {
            "data-key": "x",
            "aria-label": spec.closing ?? t("client.dialog.fold"),
            title: spec.closing ?? t("client.dialog.fold"),
            onclick: spec.close,
          },
          "×",
        ),
      ),
      element(
        "div.body",
        element(
          "div.panes",
          { "data-scroll": "pane", tabindex: 0, role: "group", "aria-labelledby": "bw-dialog" },
          element("div.pane", spec.lead && element("p.lead", spec.lead), spec.pane),
        ),
        spec.side &&
          element(
            "aside.preview",
            { "aria-live": "polite", "data-scroll": "side", tabindex: 0 },
            spec.side,
          ),
      ),
      element(
        "footer",
        spec.glance && glance(client, spec.glance, state),
        spec.back ? press("light-button back", "back", spec.back) : element("span"),
        element("span.sum", spec.sum),
        element("span.acts", spec.extra, spec.go && press("go", "go", spec.go)),
      ),
    ),
  ];
}

/** @param {string} kind @param {string} key @param {Data} what */
const press = (kind, key, { label, act, disabled }) =>
  element("button", { class: kind, "data-key": key, disabled, onclick: act }, label);

/** @param {Spec} spec */
const steps = ({ steps: names, at = 0 }) =>
  element(
    "ol.steps",
    names.map((name, index) =>
      element(
        "li",
        {
          class: index < at ? "done" : index === at ? "on" : null,
          "aria-current": index === at ? "step" : null,
        },
        element("b", index + 1),
        element("span", name),
      ),
    ),
  );

/** On phones: the numbers that change, and a button that opens the whole preview. */
function glance(client, content, state) {
  const turn = () => {
    state.more = !state.more;
    client.draw();
  };
  return element(
    "div.preview-sheet",
    content,
    element(
      "button",
      { "data-key": "more", "aria-expanded": String(Boolean(state.more)), onclick: turn },
      client.t(state.more ? "client.dialog.less" : "client.dialog.more"),
    ),
  );
}

/** The brass button that does what was picked. @param {any} label @param {unknown} ready whether anything fit for it was */
export const confirming = (client, label, ready, sign = "ui-check") => ({
  label: [sign && icon(sign), label],
  act: () => client.confirm(),
  disabled: !ready,
});
