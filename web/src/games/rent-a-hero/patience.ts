/** How long a reaction is waited for: an incense stick that burns down, and whether to ask at all. */

import type { Parts } from "../../acts";
import { isReaction } from "./reactions";

/** How long nothing may stir, in seconds, before nothing is used; 0 is for ever. */
export const PATIENCES = [0, 10, 20, 40] as const;

export interface Question {
  /** What may be answered. */
  choices: readonly Parts[];
  moment: string;
  /** Who is asked for a reaction, if it is one. */
  reactor: number | null;
  /** How many of the seats are played on this device by hand. */
  mine: number;
  /** In a lesson somebody explains: there is no hurry. */
  isLesson: boolean;
}

/** May this question be answered with `wait` without asking? Never where it would lose a pair, and
 *  never where several players share a device: there everything is asked. */
export function canWaitByItself(question: Question): boolean {
  const { choices, mine, isLesson } = question;
  return isReaction(question, choices) && mine === 1 && !isLesson;
}

/** A stick that burns by elapsed time; held, it keeps its length. */
export class Incense {
  #left: number;

  constructor(readonly seconds: number) {
    this.#left = seconds;
  }
  /** What is left of it, 1 to 0. A stick of no seconds never burns. */
  get length(): number {
    return this.seconds === 0 ? 1 : this.#left / this.seconds;
  }
  get isBurnt(): boolean {
    return this.seconds > 0 && this.#left <= 0;
  }
  /** Somebody is still there. */
  renew(): void {
    this.#left = this.seconds;
  }
  burn(seconds: number): void {
    this.#left = Math.max(0, this.#left - seconds);
  }
}
