/** How the seats of a game are called before anybody plays; the game's catalogue must be learnt. */

import type { GameName } from "../../games";
import { say, term } from "../../words.svelte";

export { initialOf } from "../../letters";

const COLOURS = ["blue", "red", "green", "yellow"];
export const ANYBODY = "random"; // a samurai left to chance

/** `samurai`: who is led at each seat, in Samurai Spirit. */
export function seatName(game: GameName, seat: number, samurai: readonly string[] = []): string {
  if (game === "samurai") return term(game, `seat-${COLOURS[seat]}`);
  if (game === "rent-a-hero") return term(game, "seat-name", { number: seat + 1 });
  const led = samurai[seat] ?? ANYBODY;
  return led === ANYBODY
    ? say("new-some-samurai", { number: seat + 1 })
    : term(game, `samurai-${led}`);
}
