/** Sums of strengths beside a settlement, and who leads there (RULES.md §5.2). A view tells them for
 *  figures that stand; what was taken can be counted again, since tiles stay where they lie. */

import type { SamuraiView } from "../../protocol";
import { isBeside, type Layout } from "./hexes";
import { faceOf } from "./pieces";

/** For each seat the strength of its tiles beside the settlement that count for this kind. */
export function strengthsAt(
  view: SamuraiView,
  layout: Layout,
  hex: string,
  kind: string,
): number[] {
  const sums = view.seats.map(() => 0);
  const at = layout.at.get(hex);
  for (const [place, { seat, tile }] of Object.entries(view.board)) {
    const laid = layout.at.get(place);
    if (!at || !laid || !isBeside(at, laid)) continue;
    const face = faceOf(tile);
    if (face.kinds.includes(kind)) sums[seat]! += face.strength;
  }
  return sums;
}

export interface Lead {
  /** Who leads; several where they are level. */
  seats: number[];
  strength: number;
}

/** Null where nobody has any strength. */
export function leadOf(strengths: readonly number[]): Lead | null {
  const strength = Math.max(0, ...strengths);
  if (strength === 0) return null;
  return { seats: seatsWith(strengths, strength), strength };
}

export function seatsWith(numbers: readonly number[], number: number): number[] {
  return numbers.flatMap((other, seat) => (other === number ? [seat] : []));
}

/** Do they lead otherwise, or with another strength? */
export function isSameLead(one: Lead | null, other: Lead | null): boolean {
  return one?.strength === other?.strength && String(one?.seats) === String(other?.seats);
}
