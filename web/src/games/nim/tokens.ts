/** What is known of somebody's secret number. */

import type { NimView } from "../../protocol";
import { settings } from "../../settings.svelte";
import { name, say } from "./words";

export function tokenWords(view: NimView, seat: number): string {
  const number = view.taboo[seat];
  const who = name("seat-name", { number: seat + 1 });
  if (seat >= view.drawn) return say("token-none");
  if (number != null)
    return seat === view.seat
      ? say("token-mine", { number })
      : say("token-of", { seat: who, number });
  const took = view.took[seat] ?? [];
  if (took.length === 0) return say("token-hidden", { seat: who });
  const numbers = new Intl.ListFormat(settings.language, { type: "disjunction" });
  return say("token-not", { seat: who, numbers: numbers.format(took.map(String)) });
}
