import { expect, test } from "vitest";

import { linesOf } from "./coast";
import { layOut } from "./hexes";
import { COAST } from "./sample";

const count = (path: string, letter: string) => path.split(letter).length - 1;

test("land that hangs together has one coast round it", () => {
  const { land } = linesOf(layOut(COAST, 2, false).hexes);
  expect(count(land, "M")).toBe(1);
  expect(count(land, "z")).toBe(1);
});

test("an island of its own has a coast of its own, with six corners", () => {
  const away = { ...COAST[0]!, hex: "P20", row: 20 };
  const { land } = linesOf(layOut([COAST[0]!, away], 2, false).hexes);
  expect(count(land, "M")).toBe(2);
  expect(count(land, "Q")).toBe(12);
});

test("a border between two hexes is drawn once", () => {
  const two = layOut([COAST[0]!, COAST[1]!], 2, false).hexes;
  expect(count(linesOf(two).fields, "M")).toBe(1);
});

test("the coast is the same each time it is drawn", () => {
  const { hexes } = layOut(COAST, 2, true);
  expect(linesOf(hexes)).toEqual(linesOf(hexes));
});
