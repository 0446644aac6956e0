import { beforeAll, expect, test } from "vitest";

import { keepFacts } from "../../facts";
import { layOut } from "./hexes";
import { COAST, TILES, viewOf } from "./sample";
import { isSameLead, leadOf, strengthsAt } from "./sums";

beforeAll(() => keepFacts("samurai", { tiles: TILES }));

const LAYOUT = layOut(COAST, 2, false);
const VIEW = viewOf({
  board: {
    P10: { seat: 0, tile: "rice-4" },
    Q12: { seat: 1, tile: "ship-2" },
    R10: { seat: 1, tile: "ship-1" },
    S2: { seat: 0, tile: "ship-1" },
  },
});

test("tiles beside a settlement count for the kinds that they bear", () => {
  expect(strengthsAt(VIEW, LAYOUT, "Q11", "rice")).toEqual([4, 3]);
  expect(strengthsAt(VIEW, LAYOUT, "Q11", "helmet")).toEqual([0, 3]);
});

test("who leads, and with how much; nobody without strength", () => {
  expect(leadOf([4, 3])).toEqual({ seats: [0], strength: 4 });
  expect(leadOf([2, 3, 3])).toEqual({ seats: [1, 2], strength: 3 });
  expect(leadOf([0, 0])).toBeNull();
});

test("a lead changes with its strength, and with who shares it", () => {
  expect(isSameLead(leadOf([4, 3]), leadOf([4, 1]))).toBe(true);
  expect(isSameLead(leadOf([4, 3]), leadOf([4, 4]))).toBe(false);
  expect(isSameLead(leadOf([4, 3]), leadOf([5, 3]))).toBe(false);
  expect(isSameLead(null, leadOf([0, 0]))).toBe(true);
});
