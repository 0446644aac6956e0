import { expect, test } from "vitest";

import { attemptOf, cardVerb, powersOf } from "./offers";

test("a card is sent, discarded or given as a hint, as the moment asks", () => {
  expect(cardVerb("send")).toBe("send");
  expect(cardVerb("drop")).toBe("drop");
  expect(cardVerb("hold")).toBe("hint");
});

test("a hero's powers are found among the choices, the witch's one for each hero she can ready", () => {
  const actions = ["send:3", "power:3>5", "power:3>7", "power:7", "wait"];
  expect(powersOf(actions, 3)).toEqual(["power:3>5", "power:3>7"]);
  expect(powersOf(actions, 7)).toEqual(["power:7"]);
  expect(powersOf(actions, 5)).toEqual([]);
});

test("a power that is not offered is asked about in the notation's own form", () => {
  expect(attemptOf(5, [], 1)).toBe("power:5");
  expect(attemptOf(4, [], 2)).toBe("power:4>2");
  expect(attemptOf(3, [3, 6], 2)).toBe("power:3>6");
  expect(attemptOf(3, [], null)).toBe("power:3>3");
});
