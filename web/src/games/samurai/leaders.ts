/** Who leads each kind (RULES.md §6.2), as far as everybody may know it. */

import type { SamuraiView } from "../../protocol";
import { type Kind, KINDS } from "./pieces";
import { seatsWith } from "./sums";

export function countOf(figures: readonly string[] | null | undefined, kind: string): number {
  return figures?.filter((figure) => figure === kind).length ?? 0;
}

/** The seat with strictly the most of a kind; null for nobody, or behind screens. */
export function leaderOf(view: SamuraiView, kind: string): number | null {
  if (view.seats.some(({ captured }) => captured === null)) return null;
  const counts = view.seats.map(({ captured }) => countOf(captured, kind));
  const most = seatsWith(counts, Math.max(...counts));
  return most.length === 1 ? most[0]! : null;
}

export function kindsLed(view: SamuraiView, seat: number): Kind[] {
  return KINDS.filter((kind) => leaderOf(view, kind) === seat);
}
