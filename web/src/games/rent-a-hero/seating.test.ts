import { expect, test } from "vitest";

import { across, bandOf, copiesOf } from "./seating";

test("the others sit in the order in which the wanderer walks, from my left neighbour on", () => {
  expect(across(4, 2)).toEqual([3, 0, 1]);
  expect(across(3, 0)).toEqual([1, 2]);
});

test("a spectator sees all seats", () => {
  expect(across(5, null)).toEqual([0, 1, 2, 3, 4]);
});

test("a band is in order of strength, whoever was used", () => {
  expect(bandOf({ ready: [7, 2], used: [5, 1] })).toEqual([
    { hero: 1, isUsed: true },
    { hero: 2, isUsed: false },
    { hero: 5, isUsed: true },
    { hero: 7, isUsed: false },
  ]);
});

test("copies of a card have names of their own, and keep them when another hero is drawn", () => {
  const before = copiesOf([5, 2, 5]).map(({ piece }) => piece);
  const after = copiesOf([2, 5, 5, 3]).map(({ piece }) => piece);
  expect(new Set(before).size).toBe(3);
  expect(after).toEqual(expect.arrayContaining(before));
});
