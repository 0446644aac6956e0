/** Which of the offered choices belongs to which piece. */

import type { Parts } from "../../acts";
import { DOG_TRAINER, WITCH } from "./heroes";

export type CardVerb = "send" | "drop" | "hint";

/** What a card of the hand is for now; also when no card may be chosen, to ask why not. */
export function cardVerb(moment: string): CardVerb {
  return moment === "hold" ? "hint" : moment === "drop" ? "drop" : "send";
}

/** The offered ways to use a hero's power: none, one, or one for each hero the witch can ready. */
export function powersOf<Choice extends Parts>(
  choices: readonly Choice[],
  hero: number,
  target?: number,
): Choice[] {
  return choices.filter(
    ({ verb, names }) =>
      verb === "power" &&
      names[0] === String(hero) &&
      (target === undefined || names[1] === String(target)),
  );
}

const CARDS = ["send", "drop", "hint"];

/** Is it offered by a card of the hand or the band alone? Cards of the hand always are; powers are
 *  listed as well, because the list says what they do, where there is room for all that is left. */
export function isOnBoard({ verb }: Parts, choices: readonly Parts[], room: number): boolean {
  if (CARDS.includes(verb)) return true;
  return verb === "power" && choices.filter((one) => !CARDS.includes(one.verb)).length > room;
}

/** Whom a use of this power names, to ask about it when none is offered: the answer says why. */
export function attemptOf(hero: number, used: readonly number[], holder: number | null): string[] {
  const names = [hero];
  if (hero === WITCH) names.push(used.find((other) => other !== hero) ?? hero);
  if (hero === DOG_TRAINER) names.push(holder ?? 0);
  return names.map(String);
}
