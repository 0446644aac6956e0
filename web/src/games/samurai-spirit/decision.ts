/** What is asked now, and which answers lie on which pieces. The answers themselves are told by
 *  the server; here they are only sorted. */

import { factsOf } from "../../facts";
import type { Choice, SamuraiSpiritFacts, SamuraiSpiritView } from "../../protocol";

export interface Decision {
  step: string;
  seat: number;
  /** The raider it is about: to be played, or whose penalties are due. */
  card: string | null;
}

const PLAY_STEPS = ["play", "play-kept"];
const PENALTY_STEPS = ["penalty-order", "ignore-or-suffer", "lose-defence"];

/** The top of the agenda, where a player has to decide. */
export function decisionOf(view: SamuraiSpiritView): Decision | null {
  const top = view.agenda?.at(-1);
  if (!top || typeof view.actor !== "number") return null;
  const card = PLAY_STEPS.includes(top.step)
    ? String(top.value)
    : PENALTY_STEPS.includes(top.step)
      ? view.penalty_card
      : null;
  return { step: top.step, seat: top.seat, card };
}

/** Is the card of this decision one that somebody holds in hand? Else it still lies in a line. */
export function isInHand(decision: Decision | null): boolean {
  return decision !== null && PLAY_STEPS.includes(decision.step);
}

/** What a click on a samurai's board means at each question. */
const BOARD_VERBS: Record<string, string> = {
  action: "support",
  play: "hand",
  "kiai-heal": "heal",
  "kiai-remove": "remove",
  "kiai-give": "give",
  "kiai-lend": "lend",
};
/** Two boards are named by these: first whose, then to whom. */
const PAIRED = ["give", "lend"];

export function boardVerb(step: string): string | null {
  return BOARD_VERBS[step] ?? null;
}

export function isPaired(verb: string): boolean {
  return PAIRED.includes(verb);
}

/** May this board be the first of a pair? */
export function isGiver(choices: readonly Choice[], verb: string, samurai: string): boolean {
  return choices.some((choice) => choice.verb === verb && choice.names[0] === samurai);
}

/** Answers that lie on no board, no pile and no token: they are offered as signs of their own. */
export function plainChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ names: [name] }) => name === undefined || name === "none");
}

/** The cards as an answer would put them back, the new top card first. */
export function orderedCards(stack: readonly string[], { names: [order] }: Choice): string[] {
  const { orders } = factsOf<SamuraiSpiritFacts>("samurai-spirit");
  return orders[order!]!.map((place) => stack[place - 1]!);
}
