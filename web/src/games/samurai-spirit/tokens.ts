/** Whose support tokens lie where. */

import type { SamuraiSpiritView } from "../../protocol";
import type { Samurai } from "./names";

export interface Loan {
  samurai: Samurai;
  isIdle: boolean;
  /** Taken from beside the village: in force until the end of the round. */
  isFromVillage: boolean;
}

/** The tokens of others that lie with this seat: lent to it, or taken from beside the village. */
export function loansOf(view: SamuraiSpiritView, seat: number): Loan[] {
  const lent = view.seats
    .filter((board) => board.token_lent_to === seat && board.samurai)
    .map((board) => ({
      samurai: board.samurai as Samurai,
      isIdle: board.token_idle,
      isFromVillage: false,
    }));
  const taken = Object.entries(view.village_tokens)
    .filter(([, place]) => place === seat)
    .map(([samurai]) => ({ samurai: samurai as Samurai, isIdle: false, isFromVillage: true }));
  return [...lent, ...taken];
}
