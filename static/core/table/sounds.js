// Small sounds, made on the spot: nothing to download, nothing to license.

import { settings } from "../state/settings.js";

/** @type {AudioContext|null} */ let audio = null;

// Browsers let a page sound only after a gesture; before the first one there is nothing to wake.
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => settings.get("sound") && wake(), { passive: true });
}

function wake() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

/**
 * @typedef {object} Note
 * @property {number} at seconds after the start
 * @property {number} pitch Hz
 * @property {number} [slide] Hz it ends at
 * @property {number} lasts seconds
 * @property {number} loud 0 to 1
 * @property {OscillatorType|"noise"} [wave]
 */

/** What any game may want to be heard. @type {Record<string, Note[]>} */
const SOUNDS = {
  turn: [
    { at: 0, pitch: 523, lasts: 0.18, loud: 0.22 },
    { at: 0.11, pitch: 784, lasts: 0.34, loud: 0.22 },
  ],
  phase: [{ at: 0, pitch: 330, slide: 392, lasts: 0.25, loud: 0.14 }],
  place: [
    { at: 0, pitch: 190, slide: 120, lasts: 0.09, loud: 0.3, wave: "triangle" },
    { at: 0, pitch: 900, lasts: 0.04, loud: 0.1, wave: "noise" },
  ],
  step: [{ at: 0, pitch: 620, slide: 480, lasts: 0.05, loud: 0.07, wave: "triangle" }],
  fall: [
    { at: 0, pitch: 260, slide: 60, lasts: 0.34, loud: 0.28, wave: "triangle" },
    { at: 0.26, pitch: 300, lasts: 0.2, loud: 0.26, wave: "noise" },
  ],
  bell: [
    { at: 0, pitch: 196, lasts: 1.1, loud: 0.2 },
    { at: 0, pitch: 466, lasts: 0.7, loud: 0.08 },
    { at: 0.32, pitch: 185, lasts: 1.1, loud: 0.2 },
  ],
  fly: [{ at: 0, pitch: 260, slide: 1100, lasts: 0.42, loud: 0.1 }],
  win: [392, 523, 659, 784].map((pitch, n) => ({ at: n * 0.13, pitch, lasts: 0.4, loud: 0.2 })),
};

/** @type {Record<string, Note[]>} */ let own = {};

/** A game's own sounds, beside those that there are for all. @param {Record<string, Note[]>} [sounds] */
export function learnSounds(sounds = {}) {
  own = sounds;
}

/** @param {string} name of one of them */
export function play(name) {
  if (!settings.get("sound") || audio?.state !== "running" || document.hidden) return;
  for (const note of own[name] ?? SOUNDS[name] ?? []) sound(note);
}

/** @param {Note} note */
function sound({ at, pitch, slide = pitch, lasts, loud, wave = "sine" }) {
  const start = audio.currentTime + at;
  const end = start + lasts;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source = wave === "noise" ? noise(pitch, slide, start, end, volume) : tone(wave, volume);
  if (source instanceof OscillatorNode) ramp(source.frequency, pitch, slide, start, end);
  source.start(start);
  source.stop(end);
}

function tone(type, volume) {
  const source = new OscillatorNode(audio, { type });
  source.connect(volume);
  return source;
}

function noise(pitch, slide, start, end, volume) {
  const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.9 });
  ramp(band.frequency, pitch, slide, start, end);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss(), loop: true });
  source.connect(band).connect(volume);
  return source;
}

function ramp(parameter, from, to, start, end) {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, end);
}

/** @type {AudioBuffer|null} */ let hissing = null;

function hiss() {
  if (hissing) return hissing;
  hissing = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
  const samples = hissing.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return hissing;
}
