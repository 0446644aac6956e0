/** Where figures went from one view to the next, so that they can be seen going. */

import type { SamuraiView } from "../../protocol";
import { KINDS } from "./pieces";

export interface Flight {
  kind: string;
  /** `helmet@O14`: where it stood. */
  from: string;
  /** Who took it; null if it was set aside. */
  seat: number | null;
}

export interface Flights {
  taken: Flight[];
  /** Figures that were swapped, by where they stand now: `helmet@O14` came from `helmet@L16`. */
  swapped: ReadonlyMap<string, string>;
}

export const NO_FLIGHTS: Flights = { taken: [], swapped: new Map() };

export function flightsBetween(before: SamuraiView | null, now: SamuraiView): Flights {
  if (!before || before.step === "place-figure") return NO_FLIGHTS;
  const taken: Flight[] = [];
  const swapped = new Map<string, string>();
  for (const kind of KINDS) {
    const left = difference(before, now, kind);
    const come = difference(now, before, kind);
    for (const hex of come) {
      const from = left.shift();
      if (from) swapped.set(`${kind}@${hex}`, `${kind}@${from}`);
    }
    for (const hex of left) {
      const seat = takerOf(before, now, kind, hex);
      if (seat !== undefined) taken.push({ kind, from: `${kind}@${hex}`, seat });
    }
  }
  return { taken, swapped };
}

/** Settlements where a kind stands in one view and not in the other. */
function difference(one: SamuraiView, other: SamuraiView, kind: string): string[] {
  return Object.keys(one.settlements).filter(
    (hex) => one.settlements[hex]!.includes(kind) && !other.settlements[hex]?.includes(kind),
  );
}

/** Whose screen a figure went behind is not in a view: it was seen when all strengths lay open.
 *  Undefined where that was not seen. */
function takerOf(
  before: SamuraiView,
  now: SamuraiView,
  kind: string,
  hex: string,
): number | null | undefined {
  const gained = now.seats.flatMap((player, seat) =>
    count(player.captured, kind) > count(before.seats[seat]?.captured, kind) ? [seat] : [],
  );
  const isAside = count(now.set_aside, kind) > count(before.set_aside, kind);
  const strengths = before.open_land[hex] === 0 ? before.strengths[hex]?.[kind] : undefined;
  if (strengths) {
    const most = Math.max(...strengths);
    const strongest = strengths.flatMap((strength, seat) => (strength === most ? [seat] : []));
    return strongest.length === 1 && most > 0 ? strongest[0] : null;
  }
  if (gained.length === 1 && !isAside) return gained[0];
  return gained.length === 0 && isAside ? null : undefined;
}

function count(figures: readonly string[] | null | undefined, kind: string): number {
  return figures?.filter((figure) => figure === kind).length ?? 0;
}
