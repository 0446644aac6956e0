import { expect, test } from "vitest";

import { faceOf, heldFor, isOnFigure, parse, tried } from "./actions";

test.each([
  ["lay:ship-2@R14", "lay", "ship-2", "R14"],
  ["swap:helmet@O14", "swap", "helmet", "O14"],
  ["exchange:M15", "exchange", "", "M15"],
  ["relay:M15", "relay", "", "M15"],
  ["keep:exchange-tiles", "keep", "exchange-tiles", ""],
  ["end-turn", "end-turn", "", ""],
])("%s is taken apart", (text, verb, piece, hex) => {
  expect(parse(text)).toEqual({ text, verb, piece, hex });
});

test.each([
  ["lay:rice-4@M15", "rice-4"],
  ["exchange:M15", "exchange-tiles"],
  ["swap:rice@O14", "exchange-figures"],
  ["figure:rice@O14", "rice"],
  ["relay:M15", null],
  ["with:rice@O14", null],
])("%s needs in hand: %s", (text, held) => {
  expect(heldFor(parse(text))).toBe(held);
});

test("swaps are about figures, all else about hexes", () => {
  expect(isOnFigure(parse("with:rice@O14"))).toBe(true);
  expect(isOnFigure(parse("figure:rice@O14"))).toBe(false);
});

test("whatever is put on a hex is tried as the rules write it", () => {
  expect(tried("rice-4", "M15", [])).toBe("lay:rice-4@M15");
  expect(tried("exchange-tiles", "M15", [])).toBe("exchange:M15");
  expect(tried("exchange-figures", "O14", ["buddha"])).toBe("swap:buddha@O14");
  expect(tried("rice", "O14", [])).toBe("figure:rice@O14");
});

test("faces of tiles", () => {
  expect(faceOf("ship-2")).toEqual({ sign: "ship", strength: 2, isFast: true });
  expect(faceOf("rice-4")).toEqual({ sign: "rice", strength: 4, isFast: false });
  expect(faceOf("exchange-tiles")).toEqual({
    sign: "exchange-tiles",
    strength: null,
    isFast: false,
  });
  expect(faceOf("exchange-figures").isFast).toBe(true);
});
