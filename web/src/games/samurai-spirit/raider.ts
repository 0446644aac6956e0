/** A raider, as it is printed. Its text is its name: `3-doll-wound-flames` (RULES.md §14.3). */

import { factsOf } from "../../facts";
import type { SamuraiSpiritFacts } from "../../protocol";
import { type Penalty, SYMBOLS, type Symbol } from "./names";
import { name } from "./words";

export const UNSEEN = "?";

export type Rank = "plunderer" | "lieutenant" | "boss";

export interface Raider {
  value: number;
  symbol: Symbol | null;
  penalties: Penalty[];
  flames: boolean;
  rank: Rank;
}

export function raiderOf(card: string): Raider {
  return factsOf<SamuraiSpiritFacts>("samurai-spirit").raiders[card] as Raider;
}

/** In words, as the log says it: “3 doll (wound, flames)”. */
export function raiderName(card: string): string {
  const { value, symbol, penalties, flames } = raiderOf(card);
  const marks = penalties.map((penalty) => name(`penalty-${penalty}`));
  if (flames) marks.push(name("flames"));
  const title = symbol ? `${value} ${name(`card-symbol-${symbol}`)}` : String(value);
  return marks.length > 0 ? `${title} (${marks.join(", ")})` : title;
}

/** Cards of a pile by value, each group in one row. */
export function byValue(cards: readonly string[]): { value: number; cards: string[] }[] {
  const groups = new Map<number, string[]>();
  for (const card of [...cards].sort(compare)) {
    const { value } = raiderOf(card);
    groups.set(value, [...(groups.get(value) ?? []), card]);
  }
  return [...groups].map(([value, cards]) => ({ value, cards }));
}

function compare(one: string, other: string): number {
  const [a, b] = [raiderOf(one), raiderOf(other)];
  const symbol = (raider: Raider) => (raider.symbol ? SYMBOLS.indexOf(raider.symbol) : 3);
  return a.value - b.value || symbol(a) - symbol(b) || one.localeCompare(other);
}

/** The cards of a pile that all have seen, with how many lie above them. */
export function knownCards(pile: readonly string[]): { card: string; depth: number }[] {
  return pile
    .map((card, place) => ({ card, depth: place + 1 }))
    .filter(({ card }) => card !== UNSEEN);
}
