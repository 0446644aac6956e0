/** Figures and tiles, as they are printed. */

import { factsOf } from "../../facts";
import type { SamuraiFacts, SamuraiPrintedTile } from "../../protocol";

export const KINDS = ["helmet", "buddha", "rice"] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(piece: string): piece is Kind {
  return KINDS.some((kind) => kind === piece);
}

/** Every hex of the map, in map order. */
export function japan(): SamuraiFacts["map"] {
  return factsOf<SamuraiFacts>("samurai").map;
}

export function faceOf(tile: string): SamuraiPrintedTile {
  return factsOf<SamuraiFacts>("samurai").tiles.find((face) => face.tile === tile)!;
}
