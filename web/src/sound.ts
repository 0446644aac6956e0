/** Wood, paper, a drum, a bell, and a few for great moments: made from noise and sines. */

import { settings } from "./settings.svelte";

export type Sound =
  "wood" | "paper" | "drum" | "bell" | "kiai" | "fire" | "wound" | "gong" | "victory";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined") return;
  if (!context && navigator.userActivation?.hasBeenActive === false) return; // browsers want a touch
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  wood(context, at) {
    tone(context, at, 820, 0.07, 0.2, "triangle");
    noise(context, at, 0.03, 0.12, 1800);
  },
  paper(context, at) {
    noise(context, at, 0.16, 0.1, 4200);
  },
  drum(context, at) {
    tone(context, at, 92, 0.4, 0.5, "sine", 52);
    noise(context, at, 0.05, 0.1, 500);
  },
  bell(context, at) {
    for (const [pitch, loudness] of [
      [660, 0.12],
      [1320, 0.06],
      [1993, 0.03],
    ] as const)
      tone(context, at, pitch, 0.48, loudness, "sine");
  },
  kiai(context, at) {
    for (const beat of [0, 0.11, 0.2]) tone(context, at + beat, 110, 0.25, 0.5, "sine", 58);
    tone(context, at + 0.28, 392, 0.7, 0.16, "triangle", 587);
    noise(context, at + 0.28, 0.3, 0.08, 2600);
  },
  fire(context, at) {
    noise(context, at, 0.7, 0.12, 900);
    for (const crack of [0.05, 0.16, 0.22, 0.4, 0.52]) noise(context, at + crack, 0.03, 0.3, 2400);
  },
  wound(context, at) {
    noise(context, at, 0.09, 0.25, 3200);
    tone(context, at + 0.05, 150, 0.3, 0.3, "triangle", 80);
  },
  gong(context, at) {
    for (const [pitch, loudness] of [
      [65, 0.5],
      [98, 0.25],
      [163, 0.12],
      [247, 0.06],
    ] as const)
      tone(context, at, pitch, 2.2, loudness, "sine", pitch * 0.985);
  },
  victory(context, at) {
    [523, 659, 784, 1047].forEach((pitch, note) => {
      tone(context, at + 0.14 * note, pitch, 0.7, 0.14, "sine");
      tone(context, at + 0.14 * note, pitch * 2, 0.4, 0.05, "sine");
    });
  },
};

function fading(context: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.00001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function tone(
  context: AudioContext,
  at: number,
  pitch: number,
  seconds: number,
  loudness: number,
  shape: OscillatorType,
  end: number = pitch,
): void {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + seconds);
  source.connect(fading(context, at, seconds, loudness));
  source.start(at);
  source.stop(at + seconds);
}

function noise(
  context: AudioContext,
  at: number,
  seconds: number,
  loudness: number,
  pitch: number,
): void {
  const samples = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = samples.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = samples;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(context, at, seconds, loudness));
  source.start(at);
}
