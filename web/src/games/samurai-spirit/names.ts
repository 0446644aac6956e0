/** The names of the rules that views and notation use. */

import type { IconName } from "../../icons";
import type { SamuraiSpiritView } from "../../protocol";
import { term } from "../../words.svelte";

export const SAMURAI = [
  "heihachi",
  "daisuke",
  "gorobei",
  "kanbei",
  "kikuchiyo",
  "kyuzo",
  "katsushiro",
] as const;
export type Samurai = (typeof SAMURAI)[number];

export const SYMBOLS = ["hat", "farm", "doll"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export const PENALTIES = [
  "fire",
  "wound",
  "intruder",
  "no-defence",
  "no-support",
  "left-draws",
  "right-draws",
  "must-pass",
  "reinforce",
  "no-talent",
  "lose-defence",
] as const;
export type Penalty = (typeof PENALTIES)[number];

export const PENALTY_ICONS: Record<Penalty, IconName> = {
  fire: "flame",
  wound: "drop",
  intruder: "intruder",
  "no-defence": "broken-shield",
  "no-support": "closed-hands",
  "left-draws": "arrow-left",
  "right-draws": "arrow-right",
  "must-pass": "lying-meeple",
  reinforce: "demon",
  "no-talent": "blades",
  "lose-defence": "shield-cross",
};

/** What a family in the village gives at the end of a round. */
export const FAMILY_ICONS: Record<string, IconName> = {
  heal: "heal",
  barricade: "barricade",
  repel: "intruder",
};

/** A name or a sentence of the game's own catalogue. */
export function name(message: string): string {
  return term("samurai-spirit", message);
}

/** The samurai of a seat; nobody while chance still draws them. */
export function samuraiAt(view: SamuraiSpiritView, seat: number): Samurai | null {
  return (view.seats[seat]?.samurai ?? null) as Samurai | null;
}

export function seatOf(view: SamuraiSpiritView, samurai: string): number {
  return view.seats.findIndex((board) => board.samurai === samurai);
}

export function seatName(view: SamuraiSpiritView, seat: number): string {
  const samurai = samuraiAt(view, seat);
  return samurai ? name(`samurai-${samurai}`) : "";
}
