import { expect, test } from "vitest";

import { flightsBetween } from "./flights";
import { viewOf } from "./sample";

const BEFORE = viewOf({
  settlements: { O14: ["helmet", "rice"], Q11: ["buddha"] },
  strengths: { O14: { helmet: [3, 1], rice: [2, 2] }, Q11: { buddha: [0, 0] } },
  open_land: { O14: 0, Q11: 3 },
});

test("figures of a surrounded settlement fly to the strongest, or aside", () => {
  const now = viewOf({ settlements: { O14: [], Q11: ["buddha"] }, set_aside: ["rice"] });
  expect(flightsBetween(BEFORE, now).taken).toEqual([
    { kind: "helmet", from: "helmet@O14", seat: 0 },
    { kind: "rice", from: "rice@O14", seat: null },
  ]);
});

test("where strengths were not seen, whoever has one more took it", () => {
  const hidden = { hand: [], reserve: [], captured: [], removed: [], unlaid: [] };
  const now = viewOf({
    settlements: { O14: ["helmet", "rice"], Q11: [] },
    seats: [hidden, { ...hidden, captured: ["buddha"] }],
  });
  expect(flightsBetween(BEFORE, now).taken).toEqual([
    { kind: "buddha", from: "buddha@Q11", seat: 1 },
  ]);
});

test("swapped figures come from each other's places", () => {
  const now = viewOf({ settlements: { O14: ["helmet", "buddha"], Q11: ["rice"] } });
  const { taken, swapped } = flightsBetween(BEFORE, now);
  expect(taken).toEqual([]);
  expect([...swapped]).toEqual([
    ["buddha@O14", "buddha@Q11"],
    ["rice@Q11", "rice@O14"],
  ]);
});

test("nothing flies into the first view, nor back when something is taken back", () => {
  expect(flightsBetween(null, BEFORE).taken).toEqual([]);
  expect(flightsBetween(viewOf({ settlements: { O14: [], Q11: [] } }), BEFORE).taken).toEqual([]);
});
