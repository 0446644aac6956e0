/** Actions as text, taken apart (RULES.md §8): which piece, and where it goes. */

export const KINDS = ["helmet", "buddha", "rice"] as const;
export type Kind = (typeof KINDS)[number];

export interface Action {
  text: string;
  verb: string;
  /** A tile, or a kind of figure; "" where the action names none. */
  piece: string;
  /** "" where the action names none. */
  hex: string;
}

export function parse(text: string): Action {
  const [verb = "", rest = ""] = text.split(":");
  const at = rest.indexOf("@");
  if (at >= 0) return { text, verb, piece: rest.slice(0, at), hex: rest.slice(at + 1) };
  const isHex = verb === "exchange" || verb === "relay";
  return { text, verb, piece: isHex ? "" : rest, hex: isHex ? rest : "" };
}

/** What has to be taken in hand first; null where the board alone is asked. */
export function heldFor({ verb, piece }: Action): string | null {
  if (verb === "lay" || verb === "figure") return piece;
  if (verb === "exchange") return "exchange-tiles";
  if (verb === "swap") return "exchange-figures";
  return null;
}

/** Does the action name a figure that stands on the board, not only a hex? */
export function isOnFigure({ verb }: Action): boolean {
  return verb === "swap" || verb === "with";
}

/** What is tried by putting something on a hex: the server knows whether it may be. */
export function tried(held: string, hex: string, figures: readonly string[]): string {
  if (held === "exchange-tiles") return `exchange:${hex}`;
  if (held === "exchange-figures") return `swap:${figures[0] ?? "helmet"}@${hex}`;
  return KINDS.some((kind) => kind === held) ? `figure:${held}@${hex}` : `lay:${held}@${hex}`;
}

/** 'rice-4' is rice, 4; the exchanges have no number. */
export function faceOf(tile: string): { sign: string; strength: number | null; isFast: boolean } {
  const [name = "", strength = ""] = tile.split("-");
  const isFast = ["ship", "ronin"].includes(name) || tile === "exchange-figures";
  if (name === "exchange") return { sign: tile, strength: null, isFast };
  return { sign: name, strength: Number(strength), isFast };
}
