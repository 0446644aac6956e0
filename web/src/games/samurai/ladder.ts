/** Who wins, and which step of the ladder decided it (RULES.md §6.2). */

import type { SamuraiView } from "../../protocol";
import { countOf, kindsLed } from "./leaders";
import { KINDS } from "./pieces";

/** Two kinds led, the only leader, figures of other kinds, all figures, all figures because nobody
 *  leads, or nothing at all. */
export type Step = "kinds" | "only-leader" | "others" | "total" | "nobody" | "shared";

export interface Verdict {
  step: Step;
  winners: number[];
  /** Figures that decided: the winner's, and the best of the others who were still in. */
  most: number;
  next: number;
}

export function totalOf(view: SamuraiView, seat: number): number {
  return view.seats[seat]!.captured?.length ?? 0;
}

/** Figures of the kinds that a seat does not lead. */
export function othersOf(view: SamuraiView, seat: number): number {
  const led = kindsLed(view, seat);
  const other = KINDS.filter((kind) => !led.includes(kind));
  return other.reduce((sum, kind) => sum + countOf(view.seats[seat]!.captured, kind), 0);
}

export function verdictOf(view: SamuraiView): Verdict {
  const seats = view.seats.map((_, seat) => seat);
  const winner = seats.find((seat) => kindsLed(view, seat).length >= 2);
  if (winner !== undefined) return { step: "kinds", winners: [winner], most: 0, next: 0 };
  const leaders = seats.filter((seat) => kindsLed(view, seat).length === 1);
  if (leaders.length === 1) return { step: "only-leader", winners: leaders, most: 0, next: 0 };
  if (leaders.length === 0) return byMost("nobody", seats, (seat) => totalOf(view, seat));
  const verdict = byMost("others", leaders, (seat) => othersOf(view, seat));
  if (verdict.step === "others") return verdict;
  return byMost("total", verdict.winners, (seat) => totalOf(view, seat));
}

/** The seats with the most; if there are several, the step has decided nothing. */
function byMost(step: Step, staying: number[], count: (seat: number) => number): Verdict {
  const most = Math.max(...staying.map(count));
  const winners = staying.filter((seat) => count(seat) === most);
  const next = Math.max(0, ...staying.map(count).filter((number) => number < most));
  return { step: winners.length === 1 ? step : "shared", winners, most, next };
}
