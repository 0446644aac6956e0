/** A lesson is a script for one table whose draws never change: what is said, what the learner shall
 *  do, and what the lesson plays for the other seats. A test plays every script by the real rules. */

import type { GameName } from "../games";

export interface Say {
  kind: "say";
  text: string;
  /** Names on the board that light up (lit.ts). */
  at?: string[];
}
export interface Do {
  kind: "do";
  text: string;
  action: string;
  at?: string[];
}
export interface Play {
  kind: "play";
  text: string;
  /** Seat and action, in this order. */
  actions: [number, string][];
  at?: string[];
}
export type Step = Say | Do | Play;

export interface Script {
  options: Record<string, unknown>;
  /** The seat from which the lesson is seen. */
  seat: number;
  steps: Step[];
}

const SCRIPTS: Record<GameName, () => Promise<{ default: unknown }>> = {
  "samurai-spirit": () => import("./samurai-spirit.json"),
  samurai: () => import("./samurai.json"),
  "rent-a-hero": () => import("./rent-a-hero.json"),
};

export async function scriptOf(game: GameName): Promise<Script> {
  return (await SCRIPTS[game]()).default as Script;
}
