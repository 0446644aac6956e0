import { expect, test } from "vitest";

import { hexAt, inReadingOrder, isBeside, layOut, nearestTowards, type Layout } from "./hexes";
import { COAST } from "./sample";

const UPRIGHT = layOut(COAST, 2, false);
const LYING = layOut(COAST, 2, true);

function besides(layout: Layout, name: string): string[] {
  const middle = layout.at.get(name)!;
  return layout.hexes.filter((hex) => isBeside(hex, middle)).map(({ hex }) => hex);
}

test("hexes of parts that are not in play are not laid out", () => {
  expect(UPRIGHT.at.has("S2")).toBe(false);
  expect(layOut(COAST, 4, false).at.has("S2")).toBe(true);
});

test.each([UPRIGHT, LYING])(
  "every second column stands half a hex lower, lying or not",
  (layout) => {
    expect(besides(layout, "Q11")).toEqual(["P10", "P11", "Q10", "Q12", "R10", "R11"]);
    expect(besides(layout, "P10")).toEqual(["P11", "Q10", "Q11"]);
  },
);

test("a lying map is wider, an upright one taller", () => {
  const long = Array.from({ length: 12 }, (_, n) => ({ ...COAST[0]!, hex: `P${n}`, row: n }));
  const [upright, lying] = [layOut(long, 2, false).box, layOut(long, 2, true).box];
  expect(upright.height).toBeGreaterThan(upright.width);
  expect(lying.width).toBeGreaterThan(lying.height);
});

test("a point is in the hex whose middle is nearest, or in none", () => {
  const { x, y } = UPRIGHT.at.get("R11")!;
  expect(hexAt(UPRIGHT.hexes, { x: x + 8, y: y - 8 })?.hex).toBe("R11");
  expect(hexAt(UPRIGHT.hexes, { x: x + 100, y })).toBeNull();
});

test("arrow keys go to the nearest hex in their direction", () => {
  const from = UPRIGHT.at.get("Q11")!;
  const to = (direction: "up" | "down" | "left" | "right") =>
    nearestTowards(UPRIGHT.hexes, from, direction)?.hex;
  expect(to("up")).toBe("Q10");
  expect(to("down")).toBe("Q12");
  expect(["P10", "P11"]).toContain(to("left"));
  expect(["R10", "R11"]).toContain(to("right"));
  expect(nearestTowards(UPRIGHT.hexes, UPRIGHT.at.get("Q12")!, "down")).toBeNull();
});

test("reading order goes line by line", () => {
  expect(inReadingOrder(UPRIGHT.hexes).map(({ hex }) => hex)).toEqual([
    "Q10",
    "P10",
    "R10",
    "Q11",
    "P11",
    "R11",
    "Q12",
  ]);
});
