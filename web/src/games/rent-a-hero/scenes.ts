/** How what happens in Rent a Hero is shown: the wanderer's way in passing; powers, recruits and
 *  losses with their cards; a hint as question, answer and what follows from it. */

import type { Happening, RentAHeroView } from "../../protocol";
import type { Direction, Scene } from "../../stage.svelte";
import type { Director, Seen } from "../../table.svelte";
import { heroWithStrength, requirementWords } from "./heroes";
import { say } from "./words";

type Details = Happening["details"];

const HINT = "hint";

const way: Direction = { weight: "brief", anchor: "wanderer", sound: "wood" };
const inBand = ({ seat, hero }: Details): string => `band-${seat}-${hero}`;

const DIRECTIONS: Record<string, (details: Details) => Direction> = {
  "turn-begins": ({ seat }) => ({ weight: "brief", anchor: `seat-${seat}` }),
  requirement: () => ({ weight: "strong", mood: "calm", anchor: "requirement", sound: "paper" }),
  sent: () => way,
  "sent-top": () => ({ ...way, weight: "plain" }),
  "nothing-to-send": () => ({ weight: "plain", sound: "wood" }),
  dropped: () => ({ weight: "plain", anchor: "pile", sound: "paper" }),
  arrived: () => way,
  passed: () => way,
  "hint-given": () => ({ weight: "plain", chapter: HINT, sound: "paper" }),
  "answered-yes": () => ({ weight: "plain", mood: "gold", chapter: HINT, sound: "bell" }),
  "answered-no": () => ({ weight: "plain", chapter: HINT, sound: "wood" }),
  recruited: (details) => ({
    weight: "strong",
    mood: "gold",
    anchor: inBand(details),
    sound: "drum",
  }),
  "joined-used": (details) => ({ weight: "plain", anchor: inBand(details), sound: "paper" }),
  "pair-lost": ({ seat }) => ({
    weight: "strong",
    mood: "danger",
    anchor: `band-${seat}`,
    sound: "gong",
  }),
  "power-used": (details) => ({
    weight: "strong",
    mood: "gold",
    anchor: inBand(details),
    sound: "bell",
  }),
  cancelled: (details) => ({
    weight: "strong",
    mood: "danger",
    anchor: inBand(details),
    sound: "drum",
  }),
  "wanderer-discarded": () => ({
    weight: "strong",
    mood: "danger",
    anchor: "pile",
    sound: "fire",
  }),
  readied: (details) => ({ weight: "plain", mood: "gold", anchor: inBand(details), sound: "bell" }),
  chased: ({ seat }) => ({
    weight: "plain",
    mood: "danger",
    anchor: `seat-${seat}`,
    sound: "drum",
  }),
  looked: ({ seat }) => ({ weight: "plain", anchor: `seat-${seat}`, sound: "paper" }),
  lifted: () => ({ weight: "plain", anchor: "requirement", sound: "bell" }),
  reshuffled: () => ({ weight: "brief", anchor: "deck", sound: "paper" }),
  "six-heroes": ({ seat }) => ({
    weight: "strong",
    mood: "gold",
    anchor: `band-${seat}`,
    sound: "victory",
  }),
  counted: () => ({ weight: "strong", mood: "gold", sound: "gong" }),
};

export const direct: Director = ({ event, details }, _line, _seen, previous) => {
  // Whoever may see a hint card is told in the same chapter; cards that are drawn are only logged.
  const isHintCard = event === "card-seen" && previous?.happening.event === "hint-given";
  if (isHintCard) return { weight: "plain", chapter: HINT };
  return DIRECTIONS[event]?.(details) ?? null;
};

/** What follows from a hint for the viewer, once it is answered. */
export function sumUp(chapter: readonly Scene[], seen: Seen): string[] {
  const isAnswered = chapter.at(-1)?.happening.event.startsWith("answered-") ?? false;
  const view = seen.view as unknown as RentAHeroView;
  const hint = view.hint_cards.at(-1);
  if (!isAnswered || !hint) return [];
  const { card, answer } = hint;
  if (card === "?") return [say("sum-hidden")];
  if (view.variants["hints"] === "original") {
    const requirement = requirementWords(card, view.seats.length);
    return [say(answer ? "sum-fits" : "sum-fits-not", { requirement })];
  }
  return [say(answer ? "sum-is" : "sum-is-not", { hero: heroWithStrength(card) })];
}
