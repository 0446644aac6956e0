import { expect, test } from "vitest";

import { type Box, layOut } from "./hexes";
import { labelsOf, overlap } from "./labels";
import { COAST, viewOf } from "./sample";

const LAYOUT = layOut(COAST, 2, false);
const SIZE = 9;
const named = (name: string) => () => name;
const tile = { seat: 0, tile: "rice-4" };

test("a name stands below its settlement where nothing is in the way", () => {
  const [label] = labelsOf(viewOf(), LAYOUT, SIZE, named("Mito"));
  const at = LAYOUT.at.get("Q11")!;
  expect(label).toMatchObject({ hex: "Q11", name: "Mito", x: at.x });
  expect(label!.y).toBeGreaterThan(at.y);
});

test("a long name never covers the strength of a tile", () => {
  for (const covered of [["R11"], ["P11", "R11"], ["Q12", "R11"], ["P11", "R11", "Q10", "P10"]]) {
    const board = Object.fromEntries(covered.map((hex) => [hex, tile]));
    for (const { x, y, name } of labelsOf(viewOf({ board }), LAYOUT, SIZE, named("Shimonoseki"))) {
      const width = 0.45 * SIZE * name.length;
      const box: Box = { x: x - width / 2, y: y - 3, width, height: 6 };
      for (const hex of covered) {
        const { x: tileX, y: tileY } = LAYOUT.at.get(hex)!;
        const strength = { x: tileX + 2, y: tileY - 9, width: 11, height: 15 };
        expect(overlap(box, strength), `${hex} of ${String(covered)}`).toBe(false);
      }
    }
  }
});

test("a name without a free place is left out", () => {
  const board = Object.fromEntries(COAST.map(({ hex }) => [hex, tile]));
  expect(labelsOf(viewOf({ board }), LAYOUT, 20, named("Shimonoseki"))).toEqual([]);
});
