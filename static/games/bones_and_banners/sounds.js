/** What is heard in no other game (docs/client.md). @type {Record<string, import("../../core/table/sounds.js").Note[]>} */
export const SOUNDS = {
  seal: [
    { at: 0, pitch: 1400, slide: 500, lasts: 0.09, loud: 0.1, wave: "noise" },
    { at: 0.1, pitch: 130, slide: 90, lasts: 0.14, loud: 0.3, wave: "triangle" },
  ],
  unseal: [
    { at: 0, pitch: 2400, slide: 1200, lasts: 0.06, loud: 0.16, wave: "noise" },
    { at: 0.05, pitch: 700, slide: 1600, lasts: 0.18, loud: 0.07, wave: "noise" },
  ],
  clash: [
    { at: 0, pitch: 2900, slide: 1700, lasts: 0.22, loud: 0.14, wave: "noise" },
    { at: 0, pitch: 880, slide: 860, lasts: 0.3, loud: 0.06, wave: "triangle" },
  ],
  banner: [{ at: 0, pitch: 500, slide: 900, lasts: 0.16, loud: 0.1, wave: "noise" }],
  dice: [0, 0.07, 0.13, 0.21].map((at) => ({
    at,
    pitch: 1100,
    slide: 700,
    lasts: 0.05,
    loud: 0.16,
    wave: "noise",
  })),
};
