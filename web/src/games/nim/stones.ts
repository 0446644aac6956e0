/** Which stone is which: they are numbered on the wood, and taken from the end. */

import type { LogLine } from "../../protocol";

/** One take: whose it was, and the numbers of the stones. */
export interface Take {
  seat: number;
  stones: number[];
}

/** All takes so far; `left` are still on the wood. */
export function takes(
  log: readonly Pick<LogLine, "who" | "verb" | "names">[],
  left: number,
): Take[] {
  const taken = log.filter(({ verb }) => verb === "take");
  let next = taken.reduce((sum, { names }) => sum + Number(names[0]), left);
  return taken.map(({ who, names }) => ({
    seat: who as number,
    stones: Array.from({ length: Number(names[0]) }, () => next--),
  }));
}
