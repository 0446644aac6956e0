import { expect, test } from "vitest";

import { seating } from "./seating";

test("the left neighbour, the next seat, sits to the left of the large board", () => {
  expect(seating(3, 0)).toEqual({ left: [1], top: [], right: [2] });
  expect(seating(3, 2)).toEqual({ left: [0], top: [], right: [1] });
});

test("two sit opposite each other", () => {
  expect(seating(2, 1)).toEqual({ left: [], top: [0], right: [] });
});

test("seven sit three on each side, clockwise", () => {
  expect(seating(7, 5)).toEqual({ left: [6, 0, 1], top: [], right: [2, 3, 4] });
});

test("of an odd number of others one sits at the top", () => {
  expect(seating(6, 0)).toEqual({ left: [1, 2], top: [3], right: [4, 5] });
});
