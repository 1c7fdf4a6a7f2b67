/** What is heard in no other game (docs/client.md). @type {Record<string, import("../../core/table/sounds.js").Note[]>} */
export const SOUNDS = {
  slay: [
    { at: 0, pitch: 3200, slide: 900, lasts: 0.16, loud: 0.16, wave: "noise" },
    { at: 0.08, pitch: 220, slide: 90, lasts: 0.16, loud: 0.2, wave: "triangle" },
  ],
  burn: [
    { at: 0, pitch: 500, slide: 1400, lasts: 0.5, loud: 0.2, wave: "noise" },
    { at: 0.05, pitch: 150, slide: 70, lasts: 0.4, loud: 0.18, wave: "sawtooth" },
  ],
  burst: [
    { at: 0, pitch: 900, slide: 80, lasts: 0.5, loud: 0.34, wave: "noise" },
    { at: 0, pitch: 110, slide: 40, lasts: 0.45, loud: 0.3, wave: "triangle" },
  ],
};
