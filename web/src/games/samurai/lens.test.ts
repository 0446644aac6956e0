import { expect, test } from "vitest";

import { APART } from "./hexes";
import { Lens } from "./lens.svelte";

const BOX = { x: -20, y: -20, width: 400, height: 500 };

function lensIn(width: number, height: number, isSteady = false): Lens {
  const lens = new Lens(
    () => BOX,
    () => isSteady,
  );
  lens.width = width;
  lens.height = height;
  return lens;
}

test("all of the map is shown at first, in the middle of its frame", () => {
  const lens = lensIn(800, 500);
  expect(lens.scale).toBe(1);
  expect(lens.shown).toEqual({ x: -220, y: -20, width: 800, height: 500 });
});

test("a small screen shows hexes for a finger, around a point", () => {
  const lens = lensIn(200, 200, true);
  lens.reach({ x: 200, y: 200 });
  expect(lens.scale * APART).toBeCloseTo(44);
  const { x, y, width, height } = lens.shown;
  expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(200), expect.closeTo(200)]);
});

test("no empty sea is shown beside land that is hidden", () => {
  const lens = lensIn(200, 200);
  lens.reach({ x: -1000, y: 1000 });
  expect(lens.shown.x).toBe(BOX.x);
  expect(lens.shown.y + lens.shown.height).toBeCloseTo(BOX.y + BOX.height);
});

test("where the frame's height changes, the map stays where it is", () => {
  for (const isNear of [true, false]) {
    const lens = lensIn(200, 200, true);
    lens.height = 150;
    if (isNear) lens.reach({ x: 100, y: 100 });
    const before = { scale: lens.scale, x: lens.shown.x, y: lens.shown.y };
    lens.height = 190;
    expect({ scale: lens.scale, x: lens.shown.x, y: lens.shown.y }).toEqual(before);
  }
});

test("what is far away is brought into sight, and what is in sight stays", () => {
  const lens = lensIn(200, 200);
  lens.reach({ x: 100, y: 100 });
  const before = lens.viewBox;
  lens.show({ x: 110, y: 90 });
  expect(lens.viewBox).toBe(before);
  lens.show({ x: 300, y: 400 });
  expect(lens.shown.x).toBeGreaterThan(200);
});

test("nearer and further end at the whole map", () => {
  const lens = lensIn(400, 500);
  lens.nearer();
  expect(lens.isNear).toBe(true);
  lens.further();
  expect(lens.isNear).toBe(false);
});
