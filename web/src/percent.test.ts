import { expect, it } from "vitest";

import { percent } from "./percent";

it.each([
  [0, 0],
  [0.0042, 0.4],
  [0.0996, 10],
  [0.3749, 37],
  [1, 100],
])("tells a chance of %d as %d %%", (chance, told) => {
  expect(percent(chance)).toBe(told);
});
