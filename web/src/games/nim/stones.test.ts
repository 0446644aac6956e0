import { expect, test } from "vitest";

import { takes } from "./stones";

const chance = { who: "chance", verb: "token", names: [] };
const take = (who: number, amount: string) => ({ who, verb: "take", names: [amount] });

test("stones are taken from the end, and keep their numbers", () => {
  expect(takes([chance, chance, take(0, "3"), take(1, "1")], 11)).toEqual([
    { seat: 0, stones: [15, 14, 13] },
    { seat: 1, stones: [12] },
  ]);
});

test("before the first turn nobody has a stone", () => {
  expect(takes([chance], 15)).toEqual([]);
});
