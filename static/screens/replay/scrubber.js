// The bar below a replay: play, step, a track of rounds, speed, eyes, a link to the moment.

import { Emitter } from "../../core/state/emitter.js";
import { settings } from "../../core/state/settings.js";
import { t } from "../../core/text/i18n.js";
import { element, icon, replace } from "../../core/ui/dom.js";
import { moments } from "./chapters.js";

/** Emits `seek` (an index), `play` (whether to), `eyes` (a seat or null), `link`, `leave`. */
export class Scrubber extends Emitter {
  element = element("div.scrub", { role: "region" });
  #changes = [];
  #names = [];
  #parts = [];
  #nodes = {};
  #players = [];
  #eyes = null;
  #spectator = false;

  /**
   * @param {Change[]} changes @param {Data[]} players @param {number|null} eyes
   * @param {boolean} spectator whether I watched the game: then there is what everybody saw, too
   */
  set(changes, players, eyes, spectator) {
    this.#spectator = spectator;
    this.#changes = changes;
    this.#players = players;
    this.#eyes = eyes;
    this.draw();
  }

  draw() {
    const { parts, names } = moments(this.#changes);
    this.#parts = parts;
    this.#names = names;
    this.element.setAttribute("aria-label", t("replay.label"));
    const range = element("input", {
      type: "range",
      min: 0,
      max: this.#changes.length - 1,
      "aria-label": t("replay.at"),
      oninput: (event) => this.emit("seek", Number(event.target.value)),
    });
    const rounds = element(
      "div.rounds",
      parts.map(({ length }) => element("i", { style: { "--n": length } })),
    );
    const moment = element("span.moment");
    const play = element("button.icon-btn", { onclick: () => this.emit("play") });
    this.#nodes = { range, rounds, moment, play };
    replace(
      this.element,
      this.#button("stepback", "back", () =>
        this.emit("seek", Math.max(0, Number(range.value) - 1)),
      ),
      play,
      this.#button("skip", "on", () =>
        this.emit("seek", Math.min(this.#changes.length - 1, Number(range.value) + 1)),
      ),
      element("div.track", rounds, range),
      moment,
      this.#speed(),
      this.#seats(),
      this.#button("share", "link", () => this.emit("link")),
      this.#button("x", "leave", () => this.emit("leave")),
    );
  }

  /** @param {number} index @param {boolean} playing */
  show(index, playing) {
    const { range, rounds, moment, play } = this.#nodes;
    range.value = index;
    range.setAttribute("aria-valuetext", this.#names[index]);
    moment.textContent = this.#names[index];
    replace(play, icon(playing ? "pause" : "play"));
    play.setAttribute("aria-label", t(playing ? "replay.pause" : "replay.play"));
    [...rounds.children].forEach((node, n) => {
      const { start, length } = this.#parts[n];
      const part = Math.min(1, Math.max(0, (index - start + 1) / length));
      node.className = part === 1 ? "past" : part > 0 ? "now" : "";
      node.style.setProperty("--part", `${part * 100}%`);
    });
  }

  #button(drawing, name, run) {
    const label = t(`replay.${name}`);
    return element(
      "button.icon-btn",
      { "aria-label": label, title: label, onclick: run },
      icon(drawing),
    );
  }

  #speed() {
    const choose = (speed) => {
      settings.set("speed", speed);
      this.#pressed(seg, speed);
    };
    const seg = element(
      "span.segmented",
      { role: "group", "aria-label": t("replay.speed") },
      [1, 2, 4].map((speed) =>
        element("button", { dataset: { speed }, onclick: () => choose(speed) }, `×${speed}`),
      ),
    );
    this.#pressed(seg, settings.get("speed"));
    return seg;
  }

  #pressed(seg, speed) {
    for (const button of seg.children)
      button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === speed));
  }

  #seats() {
    const choose = (event) =>
      this.emit("eyes", event.target.value === "" ? null : Number(event.target.value));
    const options = [
      this.#spectator && element("option", { value: "" }, t("replay.everybody")),
      this.#players.map((player, seat) =>
        element("option", { value: seat, selected: seat === this.#eyes }, player.name),
      ),
    ];
    return element("select.field", { "aria-label": t("replay.eyes"), onchange: choose }, options);
  }
}
