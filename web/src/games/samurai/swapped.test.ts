import { expect, test } from "vitest";

import { viewOf } from "./sample";
import { swappedBetween } from "./swapped";

const BEFORE = viewOf({ settlements: { O14: ["helmet", "rice"], Q11: ["buddha"] } });

test("swapped figures come from each other's places", () => {
  const now = viewOf({ settlements: { O14: ["helmet", "buddha"], Q11: ["rice"] } });
  expect([...swappedBetween(BEFORE, now)]).toEqual([
    ["buddha@O14", "buddha@Q11"],
    ["rice@Q11", "rice@O14"],
  ]);
});

test("nothing is swapped into the first view, nor where figures were taken", () => {
  expect([...swappedBetween(null, BEFORE)]).toEqual([]);
  const now = viewOf({ settlements: { O14: [], Q11: ["buddha"] } });
  expect([...swappedBetween(BEFORE, now)]).toEqual([]);
});
