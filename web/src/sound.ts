/** Wood, paper, a drum and a bell: made from noise and sines, each under half a second. */

import { settings } from "./settings.svelte";

export type Sound = "wood" | "paper" | "drum" | "bell";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
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
};

function fading(context: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
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
