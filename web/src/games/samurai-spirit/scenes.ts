/** How what happens in Samurai Spirit is shown: cards in passing, harm and kiai with weight, and the
 *  end of a round as one reckoning. */

import type { Happening } from "../../protocol";
import type { Direction, Scene } from "../../stage.svelte";
import type { Director } from "../../table.svelte";
import { say } from "./words";

type Details = Happening["details"];

const RECKONING = "reckoning";
const OPENS = ["round-ends-stack", "round-ends-passed"];

const brief = (anchor: string): Direction => ({ weight: "brief", anchor, sound: "paper" });
const harm = (anchor: string, sound: Direction["sound"] = "drum"): Direction => ({
  weight: "plain",
  mood: "danger",
  anchor,
  sound: sound!,
});
const seatOf = ({ seat }: Details): string => `seat-${seat}`;

const DIRECTIONS: Record<string, (details: Details) => Direction> = {
  "samurai-drawn": ({ samurai }) => brief(String(samurai)),
  "round-begins": () => ({ weight: "strong", mood: "calm", anchor: "village", sound: "gong" }),
  "token-taken": (details) => brief(seatOf(details)),
  "penalty-suffered": (details) => harm(seatOf(details)),
  "penalty-ignored": (details) => ({ ...brief(seatOf(details)), weight: "plain" }),
  "penalty-impossible": (details) => harm(seatOf(details)),
  "barricade-lost": () => harm("village"),
  "barricade-added": () => ({ weight: "plain", mood: "gold", anchor: "village", sound: "wood" }),
  "farmstead-lost": () => ({ ...harm("village", "fire"), weight: "strong" }),
  "farmstead-penalty": () => harm("village"),
  "family-lost": () => ({ ...harm("village", "gong"), weight: "strong" }),
  wounded: (details) => harm(seatOf(details), "wound"),
  "animal-wakes": (details) => ({
    weight: "strong",
    mood: "gold",
    anchor: seatOf(details),
    sound: "kiai",
  }),
  healed: (details) => ({ weight: "plain", mood: "calm", anchor: seatOf(details), sound: "bell" }),
  "moved-unseen": () => brief("intruders"),
  "moved-known": () => brief("intruders"),
  drew: ({ card }) => brief(String(card)),
  "drew-straight": ({ card }) => ({ ...brief(String(card)), weight: "plain" }),
  confronted: ({ card }) => brief(String(card)),
  defended: ({ card }) => brief(String(card)),
  handed: ({ card }) => ({ ...brief(String(card)), weight: "plain" }),
  discarded: () => brief("discard"),
  "put-under": () => brief("stack"),
  overcome: (details) => ({ ...harm(seatOf(details)), weight: "strong" }),
  kiai: (details) => ({ weight: "strong", mood: "gold", anchor: seatOf(details), sound: "kiai" }),
  "kiai-first-card": (details) => brief(seatOf(details)),
  "stack-discarded": () => brief("discard"),
  "turned-up": () => brief("stack"),
  given: ({ card }) => ({ ...brief(String(card)), weight: "plain" }),
  removed: () => ({ ...brief("discard"), weight: "plain" }),
  lent: ({ other }) => brief(`seat-${other}`),
  "defence-lost": (details) => harm(seatOf(details)),
  reinforced: () => harm("intruders"),
  supported: ({ other }) => brief(`seat-${other}`),
  passed: (details) => ({ ...brief(seatOf(details)), weight: "plain" }),
  "must-pass": (details) => harm(seatOf(details)),
  "fights-again": (details) => brief(seatOf(details)),
  "round-ends-stack": () => ({ weight: "plain", sound: "gong" }),
  "round-ends-passed": () => ({ weight: "plain", sound: "gong" }),
  "lacks-hat": (details) => harm(seatOf(details)),
  "lacks-farm": (details) => harm(seatOf(details)),
  "lacks-doll": (details) => harm(seatOf(details)),
  repelled: () => ({ weight: "brief", mood: "gold", anchor: "intruders", sound: "bell" }),
  "intruder-burns": () => harm("intruders", "fire"),
  "intruder-harmless": () => brief("intruders"),
  victory: () => ({ weight: "strong", mood: "gold", anchor: "village", sound: "victory" }),
  "samurai-died": (details) => ({ ...harm(seatOf(details), "gong"), weight: "strong" }),
};

export const direct: Director = ({ event, details }, _line, _seen, previous) => {
  const direction = DIRECTIONS[event]?.(details);
  if (!direction) return null;
  const goesOn = previous?.chapter === RECKONING && event !== "round-begins";
  return OPENS.includes(event) || goesOn ? { ...direction, chapter: RECKONING } : direction;
};

/** What a round cost, in the order of the rules. */
const COSTS = ["barricade-lost", "farmstead-lost", "family-lost", "wounded"] as const;

export function sumUp(chapter: readonly Scene[]): string[] {
  const counted = COSTS.map((event) => ({
    event,
    number: chapter.filter(({ happening }) => happening.event === event).length,
  }));
  return counted
    .filter(({ number }) => number > 0)
    .map(({ event, number }) => say(`sum-${event}`, { number }));
}
