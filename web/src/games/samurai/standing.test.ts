import { expect, test } from "vitest";

import { figureAt, standing } from "./standing";

test("figures stand side by side, in the middle of their roof", () => {
  const xs = [0, 1, 2].map((n) => figureAt(3, 3, n).x);
  expect(xs[1]).toBe(0);
  expect(xs[0]).toBe(-xs[2]!);
});

test("those that are left move together", () => {
  expect(figureAt(2, 1, 0).x).toBe(0);
});

test("the fewer a settlement holds, the larger they are", () => {
  const sizes = [1, 2, 3].map((room) => standing(room, 1)[0]!.size);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
});
