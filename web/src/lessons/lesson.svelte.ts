/** Leads through a lesson: one step after another, and nothing but the step. */

import { settings } from "../settings.svelte";
import type { Guide, Table } from "../table.svelte";
import { say } from "../words.svelte";
import type { Script, Step } from "./script";

const PAUSE = 1100; // milliseconds between one action of the others and the next
const MOMENT = 50; // … and between one look and the next whether all has been told

export class Lesson implements Guide {
  place = $state(0);
  /** Is the lesson playing for the others just now? */
  isPlaying = $state(false);
  readonly #script: Script;
  readonly #table: Table;

  constructor(script: Script, table: Table) {
    this.#script = script;
    this.#table = table;
    table.guide = this;
    this.#begin();
  }

  get step(): Step {
    return this.#script.steps[this.place]!;
  }
  get length(): number {
    return this.#script.steps.length;
  }
  get isLast(): boolean {
    return this.place === this.length - 1;
  }
  get wanted(): string | null {
    return this.step.kind === "do" ? this.step.action : null;
  }

  objection(action: string): string | null {
    if (this.isLast) return say("lesson-over");
    if (this.isPlaying) return say("lesson-listen-others");
    if (this.wanted === null) return say("lesson-listen");
    return action === this.wanted ? null : say("lesson-other");
  }

  /** The learner has done what was asked. */
  played(): void {
    this.next();
  }

  next(): void {
    if (this.isLast || this.isPlaying) return;
    this.place += 1;
    this.#begin();
  }

  #begin(): void {
    const { step } = this;
    this.#table.lit = step.at ?? [];
    if (step.kind === "play") void this.#playOthers(step.actions);
  }

  async #playOthers(actions: [number, string][]): Promise<void> {
    this.isPlaying = true;
    try {
      for (const [seat, action] of actions) {
        await pause();
        while (this.#table.isHeld) await moment();
        if (!(await this.#table.playAs(seat, action))) return;
      }
    } finally {
      this.isPlaying = false;
    }
  }
}

function pause(): Promise<void> {
  return new Promise((over) => setTimeout(over, settings.motion ? PAUSE : 0));
}

function moment(): Promise<void> {
  return new Promise((over) => setTimeout(over, MOMENT));
}
