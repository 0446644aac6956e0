import { expect, test } from "vitest";

import { dolls, fences, houses } from "./layout";
import { HEIGHT, heightOf, lengthOf } from "./track";

test("the battle track has room beyond the kiai value", () => {
  expect(lengthOf(0, 9)).toBeGreaterThan(9);
});

test("the battle track grows with a total far beyond the kiai value", () => {
  const length = lengthOf(20, 9);
  expect(length).toBe(20);
  expect(heightOf(20, length)).toBe(HEIGHT);
});

test("fences stand around the village, as many as there can be, all inside the drawing", () => {
  const posts = fences(10);
  expect(posts).toHaveLength(10);
  for (const { x, y } of posts) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(240);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(190);
  }
});

test("there are six farmsteads and three families", () => {
  expect(houses()).toHaveLength(6);
  expect(dolls()).toHaveLength(3);
});
