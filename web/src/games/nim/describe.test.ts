import { beforeAll, expect, test } from "vitest";

import type { NimView } from "../../protocol";
import { settings } from "../../settings.svelte";
import type { Seen } from "../../table.svelte";
import { learn, speak } from "../../words.svelte";
import { describe } from "./describe";

beforeAll(async () => {
  settings.change({ language: "en" });
  await learn("nim/web", "nim/game");
});

const VIEW: NimView = {
  game: "nim",
  seat: 1,
  actor: 1,
  legal: [],
  stones: 12,
  turn: 1,
  drawn: 2,
  taboo: [null, 2],
  took: [[1, 3], []],
  is_over: false,
};
const TAKE = { who: 0, verb: "take", text: "" };
const LOG = ["3", "1"].map((amount) => ({ ...TAKE, action: `take:${amount}`, names: [amount] }));

function told(): string[] {
  const view = VIEW as unknown as Record<string, unknown>;
  const seen: Seen = { seat: 1, view, asked: "", choices: [], log: LOG };
  return describe(seen).flatMap(({ title, lines }) => [title, ...lines]);
}

test("the stones come first, then my side, then the other with what is known of it", () => {
  expect(told()).toEqual([
    "On the table",
    "12 stones are left.",
    "Player 2",
    "Your secret number is 2: you may not take that many.",
    "0 stones taken",
    "Player 1",
    "Player 1 has a secret number; it is not 1 or 3.",
    "4 stones taken",
  ]);
});

test("all of it can be said in every language", async () => {
  for (const language of ["pl", "ru"] as const) {
    await speak(language);
    expect(told()).toHaveLength(8);
  }
});
