/** The names of the rules that views and notation use. */

import type { Strokes } from "../../icons";
import type { SamuraiSpiritView } from "../../protocol";
import { ICONS } from "./icons";
import { name } from "./words";

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

export const PENALTY_ICONS: Record<Penalty, Strokes> = {
  fire: ICONS.flame,
  wound: ICONS.drop,
  intruder: ICONS.intruder,
  "no-defence": ICONS["broken-shield"],
  "no-support": ICONS["closed-hands"],
  "left-draws": ICONS["arrow-left"],
  "right-draws": ICONS["arrow-right"],
  "must-pass": ICONS["lying-meeple"],
  reinforce: ICONS.demon,
  "no-talent": ICONS.blades,
  "lose-defence": ICONS["shield-cross"],
};

/** What a family in the village gives at the end of a round. */
export const FAMILY_ICONS: Record<string, Strokes> = {
  heal: ICONS.heal,
  barricade: ICONS.barricade,
  repel: ICONS.intruder,
};

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
