/** Which settlements close next: those with the least open land left, the most figures first. */

import type { SamuraiView } from "../../protocol";

export interface Closing {
  hex: string;
  open: number;
  figures: string[];
}

const NEAR = 2; // open hexes that two turns may cover

export function closingNext(view: SamuraiView, most: number): Closing[] {
  return Object.entries(view.open_land)
    .filter(([hex, open]) => open <= NEAR && (view.settlements[hex]?.length ?? 0) > 0)
    .map(([hex, open]) => ({ hex, open, figures: view.settlements[hex]! }))
    .sort((one, other) => one.open - other.open || other.figures.length - one.figures.length)
    .slice(0, most);
}
