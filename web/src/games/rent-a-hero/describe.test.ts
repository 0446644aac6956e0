import { beforeAll, beforeEach, expect, test } from "vitest";

import type { RentAHeroBoard, RentAHeroView } from "../../protocol";
import { settings } from "../../settings.svelte";
import type { Seen } from "../../table.svelte";
import { learn, speak } from "../../words.svelte";
import { describe } from "./describe";

beforeAll(async () => {
  settings.change({ language: "en" });
  await learn("rent-a-hero/web", "rent-a-hero/game");
});
beforeEach(() => speak("en"));

const board: RentAHeroBoard = {
  hand: ["?", "?"],
  ready: [1],
  used: [],
  spent: [],
  eliminated: [],
  powers_used: 0,
  lacks: [],
  newer: 0,
  ruled_out: [],
};
const view: RentAHeroView = {
  game: "rent-a-hero",
  seat: 1,
  actor: 2,
  legal: [],
  reactor: null,
  variants: { hints: "standard", deck: "finite" },
  moment: "hold",
  sender: 0,
  holder: 2,
  requirement: 6,
  lifted: false,
  wanderer: "?",
  from_top: false,
  looked: [2],
  waited: 0,
  pending: [{ seat: 2, power: "power:3>5", hero: 3 }],
  drawing: null,
  deck: 30,
  discard: [1, 6, 6],
  hint_cards: [{ card: 4, giver: 1, sender: 0, answer: false, about: null, since: false }],
  seats: [board, { ...board, hand: [7, 2], ready: [], used: [5] }, { ...board, lacks: [2, 3] }],
  ending: null,
  unseen: { "1": 8, "2": 0 },
  may_be: [1, 2],
};

function passages(changes: Partial<RentAHeroView> = {}): Record<string, string[]> {
  const seen = { seat: 1, asked: "", choices: [], log: [], view: { ...view, ...changes } };
  const told = describe(seen as unknown as Seen);
  return Object.fromEntries(told.map(({ title, lines }) => [title.replace("\u00a0", " "), lines]));
}

test("the turn comes first, then my seat, then the others as the wanderer walks, then the piles", () => {
  expect(Object.keys(passages())).toEqual([
    "This turn",
    "Player 2",
    "Player 3",
    "Player 1",
    "Deck and discard pile",
  ]);
});

test("the turn tells sender, requirement, wanderer, hints, who looked and what waits", () => {
  const lines = passages()["This turn"]!.join(" ").replaceAll("\u00a0", " ");
  for (const part of [
    "The sender is Player 1.",
    "Turned up: 6 Black Knight. Strength required: 3 or less.",
    "It is at Player 3's door.",
    "may be: 1 Angry Chicken or 2 Pyromaniac.",
    "Player 2 asked Player 1 with 4 Dog Trainer: no.",
    "Has looked at the wanderer: Player 3.",
    "A power is waiting: 3 Witch of Player 3.",
  ])
    expect(lines).toContain(part);
});

test("a known wanderer is named, and where it stands before me", () => {
  const lines = passages({ wanderer: 5, holder: 1 })["This turn"]!.join(" ");
  expect(lines).toContain("The wanderer: 5 Sergeant.");
  expect(lines).toContain("It is at your door.");
});

test("my hand is read card by card, other hands are counted", () => {
  const told = passages();
  expect(told["Player 2"]).toContain("In hand: 2 Pyromaniac and 7 Wizard.");
  expect(told["Player 2"]).toContain("Used: 5 Sergeant.");
  expect(told["Player 1"]).toContain("2 cards in hand.");
  expect(told["Player 3"]!.join(" ")).toContain("none of these: 2 Pyromaniac or 3 Witch.");
});

test("the piles are counted by hero", () => {
  const lines = passages()["Deck and discard pile"]!;
  expect(lines).toContain(
    "Face up on the discard pile: 1 × 1 Angry Chicken and 2 × 6 Black Knight.",
  );
  expect(lines).toContain("Not seen yet: 8 × 1 Angry Chicken.");
});

test("all of it can be said in every language", async () => {
  for (const language of ["pl", "ru"] as const) {
    await speak(language);
    expect(passages({ from_top: true, lifted: true, sender: 1 })).not.toEqual({});
    expect(passages({ moment: "lose", wanderer: 3, holder: 1 })).not.toEqual({});
  }
});
