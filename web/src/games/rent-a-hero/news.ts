/** What the log tells the table: what was decided last, whose turn it is, what lies on top. */

import type { LogLine } from "../../protocol";

type Line = Pick<LogLine, "who" | "verb" | "names">;

/** Which turn of the match: a requirement is turned up in each. */
export function turnNumber(log: readonly Line[]): number {
  return log.filter(({ verb }) => verb === "turn").length;
}

export interface UsedPower {
  /** The line's number: a new one is a new burst. */
  line: number;
  seat: number;
  hero: number;
}

/** The power that the last decision used, if it did; draws that follow belong to it. */
export function powerJustUsed(log: readonly Line[]): UsedPower | null {
  const line = log.findLastIndex(({ who }) => typeof who === "number");
  const last = log[line];
  if (!last || typeof last.who !== "number" || last.verb !== "power") return null;
  return { line, seat: last.who, hero: Number(last.names[0]) };
}

export interface TopCard {
  hero: number;
  /** Where it came from, as a place of the table. */
  from: string;
  line: number;
}

/** The card that lies on top of the discard pile, if it was laid there face up. */
export function topOfPile(log: readonly Line[]): TopCard | null {
  const line = log.findLastIndex(
    ({ verb, names }) => (verb === "turn" || verb === "drop") && names.length > 0,
  );
  const laid = log[line];
  if (!laid) return null;
  const from = laid.verb === "turn" ? "deck" : `hand-${laid.who}`;
  return { hero: Number(laid.names[0]), from, line };
}
