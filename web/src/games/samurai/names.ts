/** Players, tiles, figures and places by the names that the server uses too. */

import type { SamuraiView } from "../../protocol";
import { name as word, say } from "./words";
import { COLOURS } from "./card";
import { faceOf } from "./pieces";

export function seatName(seat: number): string {
  return word(`seat-${COLOURS[seat]!}`);
}

/** Short enough for a tile, and never to be mistaken for a number. */
export function initialOf(seat: number): string {
  return say(`initial-${COLOURS[seat]!}`);
}

export function figureName(kind: string): string {
  return word(`figure-${kind}`);
}

export function tileName(tile: string): string {
  const { sign, strength } = faceOf(tile);
  const name = word(`tile-${sign}`);
  return strength === 0 ? name : `${name} ${strength}`;
}

/** 'Edo'; any other hex as it is written. */
export function placeName(view: SamuraiView, hex: string): string {
  const name = view.names[hex];
  return name ? word(`place-${name.toLowerCase()}`) : hex;
}

/** 'Blue', 'Blue and Red', 'Blue, Red and Green'. */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return word("list", { others: names.slice(0, -1).join(", "), last: names.at(-1)! });
}
