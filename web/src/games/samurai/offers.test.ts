import { expect, test } from "vitest";

import { heldFor, isOnFigure, offerOf, tried } from "./offers";
import { choiceOf } from "./sample";

test.each([
  ["lay ship-2 R14", "ship-2", "R14"],
  ["swap helmet O14", "helmet", "O14"],
  ["exchange M15", "", "M15"],
  ["relay M15", "", "M15"],
  ["keep exchange-tiles", "exchange-tiles", ""],
  ["end-turn", "", ""],
])("%s: which piece, and where it goes", (text, piece, hex) => {
  expect(offerOf(choiceOf(text))).toMatchObject({ piece, hex });
});

test.each([
  ["lay rice-4 M15", "rice-4"],
  ["exchange M15", "exchange-tiles"],
  ["swap rice O14", "exchange-figures"],
  ["figure rice O14", "rice"],
  ["relay M15", null],
  ["with rice O14", null],
])("%s needs in hand: %s", (text, held) => {
  expect(heldFor(offerOf(choiceOf(text)))).toBe(held);
});

test("swaps are about figures, all else about hexes", () => {
  expect(isOnFigure(offerOf(choiceOf("with rice O14")))).toBe(true);
  expect(isOnFigure(offerOf(choiceOf("figure rice O14")))).toBe(false);
});

test("whatever is put on a hex is tried by the verb that belongs to it", () => {
  expect(tried("rice-4", "M15", [])).toEqual(["lay", "rice-4", "M15"]);
  expect(tried("exchange-tiles", "M15", [])).toEqual(["exchange", "M15"]);
  expect(tried("exchange-figures", "O14", ["buddha"])).toEqual(["swap", "buddha", "O14"]);
  expect(tried("rice", "O14", [])).toEqual(["figure", "rice", "O14"]);
});
