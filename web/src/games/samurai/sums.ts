/** Sums of strengths beside a settlement, and who leads there (RULES.md §5.2). A view tells them for
 *  figures that stand; what was taken can be counted again, since tiles stay where they lie. */

import type { SamuraiView } from "../../protocol";
import { isBeside, type Layout } from "./hexes";
import { faceOf } from "./pieces";

/** Tiles beside a settlement that count for this kind. */
export function countingTiles(
  view: SamuraiView,
  layout: Layout,
  hex: string,
  kind: string,
): { hex: string; seat: number; strength: number }[] {
  const at = layout.at.get(hex);
  return Object.entries(view.board).flatMap(([place, { seat, tile }]) => {
    const laid = layout.at.get(place);
    const face = faceOf(tile);
    const counts = at && laid && isBeside(at, laid) && face.kinds.includes(kind);
    return counts ? [{ hex: place, seat, strength: face.strength }] : [];
  });
}

/** For each seat the sum of them. */
export function strengthsAt(
  view: SamuraiView,
  layout: Layout,
  hex: string,
  kind: string,
): number[] {
  const sums = view.seats.map(() => 0);
  for (const { seat, strength } of countingTiles(view, layout, hex, kind)) sums[seat]! += strength;
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
