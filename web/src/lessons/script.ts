/** A lesson is a script for one table whose draws never change: what is said, what the learner shall
 *  do, and what the lesson plays for the other seats. A test plays every script by the real rules. */

export interface Say {
  kind: "say";
  /** A message of the game's `lesson.ftl`. */
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
