/** Players, tiles, figures and places by the names that the server uses too. */

import type { SamuraiView } from "../../protocol";
import { say, term } from "../../words.svelte";
import { faceOf } from "./actions";

const COLOURS = ["blue", "red", "green", "yellow"];

export function seatName(seat: number): string {
  return term("samurai", `seat-${COLOURS[seat]!}`);
}

/** Short enough for a tile, and never to be mistaken for a number. */
export function initialOf(seat: number): string {
  return say(`hex-initial-${COLOURS[seat]!}`);
}

export function figureName(kind: string): string {
  return term("samurai", `figure-${kind}`);
}

export function tileName(tile: string): string {
  const { sign, strength } = faceOf(tile);
  const name = term("samurai", `tile-${sign}`);
  return strength === null ? name : `${name} ${strength}`;
}

/** 'Edo'; any other hex as it is written. */
export function placeName(view: SamuraiView, hex: string): string {
  const name = view.names[hex];
  return name ? term("samurai", `place-${name.toLowerCase()}`) : hex;
}
