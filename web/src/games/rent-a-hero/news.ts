/** What the log tells the table: what was decided last, whose turn it is, what lies on top. */

import type { LogLine } from "../../protocol";

type Line = Pick<LogLine, "who" | "action">;

/** Which turn of the match: a requirement is turned up in each. */
export function turnNumber(log: readonly Line[]): number {
  return log.filter(({ action }) => action.startsWith("turn:")).length;
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
  if (!last || typeof last.who !== "number" || !last.action.startsWith("power:")) return null;
  return { line, seat: last.who, hero: heroOfPower(last.action) };
}

/** The hero whose power `power:3>7` is. */
export function heroOfPower(action: string): number {
  return Number(/^power:(\d)/.exec(action)?.[1]);
}

export interface TopCard {
  hero: number;
  /** Where it came from, as a place of the table. */
  from: string;
  line: number;
}

/** The card that lies on top of the discard pile, if it was laid there face up. */
export function topOfPile(log: readonly Line[]): TopCard | null {
  const line = log.findLastIndex(({ action }) => /^(turn|drop):\d/.test(action));
  const laid = log[line];
  if (!laid) return null;
  const [verb, hero] = laid.action.split(":");
  return { hero: Number(hero), from: verb === "turn" ? "deck" : `hand-${laid.who}`, line };
}
