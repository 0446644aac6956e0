/** Reactions: who may use a power now is asked one seat after another, and everybody may hear it. */

import type { Parts } from "../../acts";
import type { Happening, LogLine, RentAHeroView } from "../../protocol";

/** Is it asked whether somebody reacts? What would lose a pair is asked of its owner alone. */
export function isReaction(
  view: Pick<RentAHeroView, "moment" | "reactor">,
  choices: readonly Parts[],
): boolean {
  const mayWait = choices.some(({ verb }) => verb === "wait");
  return mayWait && view.reactor !== null && view.moment !== "lose";
}

/** A window stays open as long as everybody waits: whoever has nothing to use in it need not be
 *  asked again (§5.3). */
export function windowOf(log: readonly Pick<LogLine, "verb">[]): number {
  return log.filter(({ verb }) => verb !== "wait").length;
}

/** One player alone sees a card that is drawn, and that it was drawn is no news. */
const UNTOLD = ["card-seen", "drew"];

/** What everybody at the table saw happen in the last few decisions, newest last. */
export function publicNews(log: readonly Pick<LogLine, "happened">[], most: number): string[] {
  const isTold = ({ event, text }: Happening): boolean => text !== "" && !UNTOLD.includes(event);
  return log
    .slice(-2 * most)
    .map(({ happened }) =>
      happened
        .filter(isTold)
        .map(({ text }) => text)
        .join(" "),
    )
    .filter((text) => text !== "")
    .slice(-most);
}
