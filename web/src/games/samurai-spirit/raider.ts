/** A raider as its text says it (RULES.md §14.3): `3-doll-wound-flames`. */

import { PENALTIES, type Penalty, SYMBOLS, type Symbol } from "./names";
import { name } from "./words";

export const UNSEEN = "?";

export type Rank = "plunderer" | "lieutenant" | "boss";

export interface Raider {
  value: number;
  symbol: Symbol | null;
  penalties: Penalty[];
  hasFlames: boolean;
  rank: Rank;
}

const RANKS: Record<number, Rank> = { 5: "lieutenant", 6: "boss" };
const read = new Map<string, Raider>();

export function raiderOf(card: string): Raider {
  let raider = read.get(card);
  if (!raider) read.set(card, (raider = readRaider(card)));
  return raider;
}

function readRaider(card: string): Raider {
  const [value, symbol] = card.split("-");
  const rest = card.split("-").slice(2).join("-");
  return {
    value: Number(value),
    symbol: SYMBOLS.find((known) => known === symbol) ?? null,
    penalties: penaltiesOf(rest.replace(/-?flames$/, "")),
    hasFlames: rest.endsWith("flames"),
    rank: RANKS[Number(value)] ?? "plunderer",
  };
}

/** Names of penalties hold hyphens, so they are read off one by one. */
function penaltiesOf(text: string): Penalty[] {
  const first = PENALTIES.find((penalty) => `${text}-`.startsWith(`${penalty}-`));
  return first ? [first, ...penaltiesOf(text.slice(first.length + 1))] : [];
}

/** In words, as the log says it: “3 doll (wound, flames)”. */
export function raiderName(card: string): string {
  const { value, symbol, penalties, hasFlames } = raiderOf(card);
  const marks = penalties.map((penalty) => name(`penalty-${penalty}`));
  if (hasFlames) marks.push(name("flames"));
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
