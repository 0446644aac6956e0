/** The whole table in words, in reading order: for those who do not see it. */

import type { SamuraiSpiritView } from "../../protocol";
import { name, say } from "./words";
import type { Passage } from "..";
import { decisionOf } from "./decision";
import { samuraiAt, seatName, SYMBOLS } from "./names";
import { knownCards, raiderName, raiderOf } from "./raider";
import { loansOf } from "./tokens";
import { farmsteadsLeft } from "./village";

export function describe(view: SamuraiSpiritView): Passage[] {
  const boards = view.seats.map((_, seat) => ({
    title: seatName(view, seat),
    lines: boardLines(view, seat),
  }));
  return [
    { title: say("village"), lines: villageLines(view) },
    { title: say("raiders"), lines: pileLines(view) },
    ...boards,
  ];
}

function villageLines(view: SamuraiSpiritView): string[] {
  const lines = [
    `${say("round", { number: view.round })}, ${name(`option-level-${view.level}`)}`,
    say("barricades", { number: view.barricades, most: view.barricade_cap }),
    say("farmsteads", { number: farmsteadsLeft(view) }),
    farmsteadBacks(view),
    say("families", { number: view.families.length }),
    familyBacks(view),
  ];
  for (const [samurai, place] of Object.entries(view.village_tokens)) {
    if (typeof place !== "string") continue;
    const details = {
      place,
      samurai: name(`samurai-${samurai}`),
      talent: name(`talent-${samurai}`),
    };
    lines.push(say("token-beside", details));
  }
  if (view.ending) lines.push(say("ending", { ending: view.ending }));
  return lines;
}

function pileLines(view: SamuraiSpiritView): string[] {
  const decision = decisionOf(view);
  const lines: string[] = [];
  if (decision?.card) {
    const details = { samurai: seatName(view, decision.seat), card: raiderName(decision.card) };
    lines.push(say("in-question", details));
  }
  lines.push(pileLine(say("stack"), view.stack));
  lines.push(pileLine(say("intruders"), view.intruders));
  lines.push(`${say("discard")}: ${cardsLine(view.discard)}`);
  return lines;
}

function pileLine(title: string, pile: readonly string[]): string {
  const known = knownCards(pile).map(({ card, depth }) =>
    say("known-card", { place: depth, card: raiderName(card) }),
  );
  return `${title}: ${[String(pile.length), ...known].join("; ")}`;
}

function cardsLine(cards: readonly string[]): string {
  return cards.length > 0 ? cards.map(raiderName).join(", ") : say("none");
}

/** One samurai's board. */
export function boardLines(view: SamuraiSpiritView, seat: number): string[] {
  const board = view.seats[seat]!;
  const samurai = samuraiAt(view, seat);
  if (!samurai) return [];
  const lines = [
    say("side", { side: board.side ?? "human", samurai }),
    say("total", { total: board.total, kiai: board.kiai }),
    say("wounds", { number: board.wounds }),
    `${say("line")}: ${cardsLine(board.combat)}`,
    `${say("defence")}: ${cardsLine(board.defence)}`,
  ];
  const held = board.defence.map((card) => raiderOf(card).symbol);
  for (const symbol of SYMBOLS)
    if (!held.includes(symbol))
      lines.push(say("unprotected", { symbol: name(`symbol-${symbol}`) }));
  const last = board.combat.at(-1);
  const due = last && !board.passed ? raiderOf(last).penalties : [];
  if (due.length > 0)
    lines.push(say("due", { penalties: listed(due.map((penalty) => name(`penalty-${penalty}`))) }));
  lines.push(...stateLines(view, seat));
  return lines;
}

function stateLines(view: SamuraiSpiritView, seat: number): string[] {
  const board = view.seats[seat]!;
  const lines: string[] = [];
  if (view.turn === seat && !view.ending) {
    lines.push(say("turn"));
    for (const penalty of view.suffered)
      lines.push(say("bound", { penalty: name(`penalty-${penalty}`) }));
  }
  if (board.in_kiai) lines.push(say("in-kiai"));
  if (board.passed) lines.push(say("passed"));
  lines.push(
    board.token_lent_to === null
      ? say("token-home")
      : say("token-away", { samurai: seatName(view, board.token_lent_to) }),
  );
  for (const loan of loansOf(view, seat)) lines.push(loanLine(loan));
  return lines;
}

/** A token of another's that lies here, and what it gives. */
export function loanLine(loan: ReturnType<typeof loansOf>[number]): string {
  const kind = loan.isFromVillage ? "village" : loan.isIdle ? "idle" : "lent";
  const [samurai, talent] = [name(`samurai-${loan.samurai}`), name(`talent-${loan.samurai}`)];
  return say("token-here", { kind, samurai, talent });
}

/** What the farmsteads that stand may still hide. */
export function farmsteadBacks(view: SamuraiSpiritView): string {
  const backs = Object.entries(view.farmsteads)
    .filter(([, number]) => number > 0)
    .map(([back, number]) => `${name(`farmstead-${back}`)} × ${number}`);
  return say("farmstead-backs", { backs: listed(backs) });
}

export function familyBacks(view: SamuraiSpiritView): string {
  const backs = view.families.map((back) => name(`family-${back}`));
  return say("family-backs", { backs: listed(backs) });
}

function listed(words: string[]): string {
  return words.join(", ") || say("none");
}
