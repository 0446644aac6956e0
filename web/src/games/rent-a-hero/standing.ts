/** How the game was decided (§6): who stands where, and which step of the ladder told them apart. */

import type { RentAHeroView } from "../../protocol";
import { bandOf } from "./seating";

export interface Standing {
  seat: number;
  heroes: number;
  /** Cards lost in pairs. */
  lost: number;
  powers: number;
}

export type Decider = "six" | "heroes" | "lost" | "powers" | "shared";

/** The best first; who is level stays in the order of the seats. */
export function standings(view: Pick<RentAHeroView, "seats">): Standing[] {
  return view.seats
    .map((board, seat) => ({
      seat,
      heroes: bandOf(board).length,
      lost: board.eliminated.length,
      powers: board.powers_used,
    }))
    .sort(
      (one, other) =>
        other.heroes - one.heroes || one.lost - other.lost || one.powers - other.powers,
    );
}

/** What told the winner from the next. */
export function deciderOf(ending: string | null, ladder: readonly Standing[]): Decider {
  const [first, second] = ladder;
  if (ending === "six-heroes") return "six";
  if (!first || !second || first.heroes !== second.heroes) return "heroes";
  if (first.lost !== second.lost) return "lost";
  return first.powers !== second.powers ? "powers" : "shared";
}
