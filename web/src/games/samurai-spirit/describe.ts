/** The whole table in words, in reading order: for those who do not see it. */

import type { SamuraiSpiritView } from "../../protocol";
import { say } from "../../words.svelte";
import type { Passage } from "..";
import { decisionOf } from "./decision";
import { name, samuraiAt, seatName, SYMBOLS } from "./names";
import { knownCards, raiderName, raiderOf } from "./raider";
import { loansOf } from "./tokens";
import { farmsteadsLeft } from "./village";

export function describe(view: SamuraiSpiritView): Passage[] {
  const boards = view.seats.map((_, seat) => ({
    title: seatName(view, seat),
    lines: boardLines(view, seat),
  }));
  return [
    { title: say("spirit-village"), lines: villageLines(view) },
    { title: say("spirit-raiders"), lines: pileLines(view) },
    ...boards,
  ];
}

function villageLines(view: SamuraiSpiritView): string[] {
  const lines = [
    `${say("spirit-round", { number: view.round })}, ${name(`level-${view.level}`)}`,
    say("spirit-barricades", { number: view.barricades, most: view.barricade_cap }),
    say("spirit-farmsteads", { number: farmsteadsLeft(view) }),
    farmsteadBacks(view),
    say("spirit-families", { number: view.families.length }),
    familyBacks(view),
  ];
  for (const [samurai, place] of Object.entries(view.village_tokens)) {
    if (typeof place !== "string") continue;
    const details = {
      place,
      samurai: name(`samurai-${samurai}`),
      talent: name(`talent-${samurai}`),
    };
    lines.push(say("spirit-token-beside", details));
  }
  if (view.ending) lines.push(say("spirit-ending", { ending: view.ending }));
  return lines;
}

function pileLines(view: SamuraiSpiritView): string[] {
  const decision = decisionOf(view);
  const lines: string[] = [];
  if (decision?.card) {
    const details = { samurai: seatName(view, decision.seat), card: raiderName(decision.card) };
    lines.push(say("spirit-in-question", details));
  }
  lines.push(pileLine(say("spirit-stack"), view.stack));
  lines.push(pileLine(say("spirit-intruders"), view.intruders));
  lines.push(`${say("spirit-discard")}: ${cardsLine(view.discard)}`);
  return lines;
}

function pileLine(title: string, pile: readonly string[]): string {
  const known = knownCards(pile).map(({ card, depth }) =>
    say("spirit-known-card", { place: depth, card: raiderName(card) }),
  );
  return `${title}: ${[String(pile.length), ...known].join("; ")}`;
}

function cardsLine(cards: readonly string[]): string {
  return cards.length > 0 ? cards.map(raiderName).join(", ") : say("spirit-none");
}

/** One samurai's board. */
export function boardLines(view: SamuraiSpiritView, seat: number): string[] {
  const board = view.seats[seat]!;
  const samurai = samuraiAt(view, seat);
  if (!samurai) return [];
  const lines = [
    say("spirit-side", { side: board.side ?? "human", samurai }),
    say("spirit-total", { total: board.total, kiai: board.kiai }),
    say("spirit-wounds", { number: board.wounds }),
    `${say("spirit-line")}: ${cardsLine(board.combat)}`,
    `${say("spirit-defence")}: ${cardsLine(board.defence)}`,
  ];
  const held = board.defence.map((card) => raiderOf(card).symbol);
  for (const symbol of SYMBOLS)
    if (!held.includes(symbol))
      lines.push(say("spirit-unprotected", { symbol: name(`symbol-${symbol}`) }));
  const last = board.combat.at(-1);
  const due = last && !board.passed ? raiderOf(last).penalties : [];
  if (due.length > 0)
    lines.push(
      say("spirit-due", { penalties: listed(due.map((penalty) => name(`penalty-${penalty}`))) }),
    );
  lines.push(...stateLines(view, seat));
  return lines;
}

function stateLines(view: SamuraiSpiritView, seat: number): string[] {
  const board = view.seats[seat]!;
  const lines: string[] = [];
  if (view.turn === seat && !view.ending) {
    lines.push(say("spirit-turn"));
    for (const penalty of view.suffered)
      lines.push(say("spirit-bound", { penalty: name(`penalty-${penalty}`) }));
  }
  if (board.in_kiai) lines.push(say("spirit-in-kiai"));
  if (board.passed) lines.push(say("spirit-passed"));
  lines.push(
    board.token_lent_to === null
      ? say("spirit-token-home")
      : say("spirit-token-away", { samurai: seatName(view, board.token_lent_to) }),
  );
  for (const loan of loansOf(view, seat)) lines.push(loanLine(loan));
  return lines;
}

/** A token of another's that lies here, and what it gives. */
export function loanLine(loan: ReturnType<typeof loansOf>[number]): string {
  const kind = loan.isFromVillage ? "village" : loan.isIdle ? "idle" : "lent";
  const [samurai, talent] = [name(`samurai-${loan.samurai}`), name(`talent-${loan.samurai}`)];
  return say("spirit-token-here", { kind, samurai, talent });
}

/** What the farmsteads that stand may still hide. */
export function farmsteadBacks(view: SamuraiSpiritView): string {
  const backs = Object.entries(view.farmsteads)
    .filter(([, number]) => number > 0)
    .map(([back, number]) => `${name(`farmstead-${back}`)} × ${number}`);
  return say("spirit-farmstead-backs", { backs: listed(backs) });
}

export function familyBacks(view: SamuraiSpiritView): string {
  const backs = view.families.map((back) => name(`family-${back}`));
  return say("spirit-family-backs", { backs: listed(backs) });
}

function listed(words: string[]): string {
  return words.join(", ") || say("spirit-none");
}
