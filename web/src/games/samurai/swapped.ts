/** Where swapped figures came from, so that they can be seen going. */

import type { SamuraiView } from "../../protocol";
import { KINDS } from "./pieces";

/** By where they stand now: `helmet@O14` came from `helmet@L16`. */
export type Swapped = ReadonlyMap<string, string>;

export const NONE_SWAPPED: Swapped = new Map();

export function swappedBetween(before: SamuraiView | null, now: SamuraiView): Swapped {
  const swapped = new Map<string, string>();
  if (!before || before.step === "place-figure") return swapped;
  for (const kind of KINDS) {
    const left = difference(before, now, kind);
    for (const hex of difference(now, before, kind)) {
      const from = left.shift();
      if (from) swapped.set(`${kind}@${hex}`, `${kind}@${from}`);
    }
  }
  return swapped;
}

/** Settlements where a kind stands in one view and not in the other. */
function difference(one: SamuraiView, other: SamuraiView, kind: string): string[] {
  return Object.keys(one.settlements).filter(
    (hex) => one.settlements[hex]!.includes(kind) && !other.settlements[hex]?.includes(kind),
  );
}
