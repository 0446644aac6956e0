import { expect, test } from "vitest";

import { attemptOf, cardVerb, isOnBoard, powersOf } from "./offers";

test("a card is sent, discarded or given as a hint, as the moment asks", () => {
  expect(cardVerb("send")).toBe("send");
  expect(cardVerb("drop")).toBe("drop");
  expect(cardVerb("hold")).toBe("hint");
});

test("a hero's powers are found among the choices, the witch's one for each hero she can ready", () => {
  const power = (...names: string[]) => ({ verb: "power", names });
  const choices = [{ verb: "send", names: ["3"] }, power("3", "5"), power("3", "7"), power("7")];
  expect(powersOf(choices, 3)).toEqual([power("3", "5"), power("3", "7")]);
  expect(powersOf(choices, 3, 7)).toEqual([power("3", "7")]);
  expect(powersOf(choices, 7)).toEqual([power("7")]);
  expect(powersOf(choices, 5)).toEqual([]);
});

test("a power that is not offered is asked about with a target where it needs one", () => {
  expect(attemptOf(5, [], 1)).toEqual(["5"]);
  expect(attemptOf(4, [], 2)).toEqual(["4", "2"]);
  expect(attemptOf(3, [3, 6], 2)).toEqual(["3", "6"]);
  expect(attemptOf(3, [], null)).toEqual(["3", "3"]);
});

test("a small screen leaves cards to the board, and powers where there are too many to list", () => {
  const power = { verb: "power", names: ["2"] };
  const pass = { verb: "pass", names: [] };
  const hint = { verb: "hint", names: ["3"] };
  expect(isOnBoard(hint, [hint, pass], 2)).toBe(true);
  expect(isOnBoard(pass, [hint, pass], 2)).toBe(false);
  expect(isOnBoard(power, [power, power, pass], 3)).toBe(false);
  expect(isOnBoard(power, [power, power, pass, hint], 3)).toBe(false);
  expect(isOnBoard(power, [power, power, pass], 2)).toBe(true);
  expect(isOnBoard(pass, [power, power, pass], 2)).toBe(false);
});
