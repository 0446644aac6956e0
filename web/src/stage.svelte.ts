/** What happens is shown one thing after another, at the reader's pace.
 *
 *  Whatever is pushed is shown in order; what it tells, as scenes, is told before the next is shown.
 *  A tap, a key or a decision of one's own ends the telling at once: nothing is ever lost by it. */

import type { Happening } from "./protocol";
import type { Sound } from "./sound";

/** How much a scene weighs: in passing, to be read, to be remembered. */
export type Weight = "brief" | "plain" | "strong";
export type Mood = "calm" | "gold" | "danger";

/** How a game shows one thing that happened. */
export interface Direction {
  weight: Weight;
  mood?: Mood;
  /** Where on the board it happens: a `data-place` or a `data-piece`. */
  anchor?: string;
  /** Scenes of one chapter that follow each other are kept in sight together. */
  chapter?: string;
  sound?: Sound;
}

export interface Scene extends Direction {
  text: string;
  /** Whose doing it was: a seat, or 'chance'. */
  who: number | string;
  happening: Happening;
}

export const PACES = ["slow", "normal", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.45, "at-once": 0 };
/** Milliseconds: to see it, and to read each letter of it, up to a limit. */
const SEE: Record<Weight, number> = { brief: 450, plain: 750, strong: 1500 };
const READ: Record<Weight, number> = { brief: 0, plain: 14, strong: 18 };
const MOST: Record<Weight, number> = { brief: 450, plain: 1900, strong: 3200 };
const BEAT = 350; // milliseconds from one thing to the next, even if nothing is told of it
const CROWD = 12; // of things that wait: then all goes faster

export function duration({ weight, text }: Scene, pace: Pace): number {
  return FACTOR[pace] * Math.min(SEE[weight] + READ[weight] * text.length, MOST[weight]);
}

export class Stage<Item> {
  scene = $state.raw<Scene | null>(null);
  /** The scenes of the chapter that is being told, the present one last. */
  chapter = $state.raw<Scene[]>([]);
  isPlaying = $state(false);
  isPaused = $state(false);

  #waiting: Item[] = [];
  #scenes: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;

  constructor(
    /** Show something; what is to be told of it. Null: it takes no time. */
    readonly show: (item: Item) => Scene[] | null,
    readonly pace: () => Pace,
    readonly onEnd: () => void = () => {},
  ) {}

  push(item: Item): void {
    this.#waiting.push(item);
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.#goOn();
  }

  /** The next scene, now. */
  step(): void {
    if (this.isPlaying) this.#goOn();
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    clearTimeout(this.#timer);
    if (!isPaused && this.isPlaying) this.#wait();
  }

  /** Show all that waits, now, without a word. */
  skip(): void {
    if (!this.isPlaying) return;
    while (this.#waiting.length > 0) this.show(this.#waiting.shift()!);
    this.#scenes = [];
    this.#goOn();
  }

  /** Forget what waits. */
  clear(): void {
    this.#waiting = [];
    this.#scenes = [];
    this.#end();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    while (this.#scenes.length === 0 && this.#waiting.length > 0) {
      const pause = this.#shownAt + FACTOR[this.pace()] * BEAT - performance.now();
      if (pause > 0) {
        this.scene = null;
        this.#timer = setTimeout(() => this.#goOn(), pause);
        return;
      }
      const scenes = this.show(this.#waiting.shift()!);
      if (scenes !== null) this.#shownAt = performance.now();
      if (this.pace() !== "at-once") this.#scenes = scenes ?? [];
    }
    const scene = this.#scenes.shift();
    if (!scene) {
      this.#end();
      this.onEnd();
      return;
    }
    const isSame = scene.chapter !== undefined && scene.chapter === this.scene?.chapter;
    this.chapter = isSame ? [...this.chapter, scene] : [scene];
    this.scene = scene;
    this.#wait();
  }

  #wait(): void {
    if (this.isPaused || !this.scene) return;
    const crowd = this.#waiting.length > CROWD ? CROWD / this.#waiting.length : 1;
    const length = crowd * duration(this.scene, this.pace());
    this.#timer = setTimeout(() => this.#goOn(), length);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.scene = null;
    this.chapter = [];
    this.isPlaying = false;
    this.isPaused = false;
  }
}
