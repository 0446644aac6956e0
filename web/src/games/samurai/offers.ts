/** What the choices are about: which piece, and where it goes (RULES.md §8). */

import type { Parts } from "../../acts";
import type { Choice } from "../../protocol";
import { isKind } from "./pieces";

export interface Offer extends Choice {
  /** A tile, or a kind of figure; "" where the choice names none. */
  piece: string;
  /** "" where the choice names none. */
  hex: string;
}

export function offerOf(choice: Choice): Offer {
  const { piece, hex } = placed(choice);
  return { ...choice, piece, hex };
}

export function placed({ verb, names }: Parts): { piece: string; hex: string } {
  const [first = "", second = ""] = names;
  const isHex = verb === "exchange" || verb === "relay";
  return isHex ? { piece: "", hex: first } : { piece: first, hex: second };
}

/** What has to be taken in hand first; null where the board alone is asked. */
export function heldFor({ verb, piece }: Offer): string | null {
  if (verb === "lay" || verb === "figure") return piece;
  if (verb === "exchange") return "exchange-tiles";
  if (verb === "swap") return "exchange-figures";
  return null;
}

/** Does it name a figure that stands on the board, not only a hex? */
export function isOnFigure({ verb }: Offer): boolean {
  return verb === "swap" || verb === "with";
}

/** What is tried by putting something on a hex, verb first: the server knows whether it may be. */
export function tried(
  held: string,
  hex: string,
  figures: readonly string[],
): [verb: string, ...names: string[]] {
  if (held === "exchange-tiles") return ["exchange", hex];
  if (held === "exchange-figures") return ["swap", figures[0] ?? "helmet", hex];
  return [isKind(held) ? "figure" : "lay", held, hex];
}
