/** Which of the offered choices belongs to which piece. */

import { DOG_TRAINER, WITCH } from "./heroes";

export type CardVerb = "send" | "drop" | "hint";

/** What a card of the hand is for now; also when no card may be chosen, to ask why not. */
export function cardVerb(moment: string): CardVerb {
  return moment === "hold" ? "hint" : moment === "drop" ? "drop" : "send";
}

/** The offered ways to use a hero's power: none, one, or one for each hero the witch can ready. */
export function powersOf(actions: readonly string[], hero: number): string[] {
  return actions.filter(
    (action) => action === `power:${hero}` || action.startsWith(`power:${hero}>`),
  );
}

/** A use of this power to ask about when none is offered: the answer says why. */
export function attemptOf(hero: number, used: readonly number[], holder: number | null): string {
  if (hero === WITCH) return `power:${hero}>${used.find((other) => other !== hero) ?? hero}`;
  if (hero === DOG_TRAINER) return `power:${hero}>${holder ?? 0}`;
  return `power:${hero}`;
}
