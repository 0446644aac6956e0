import { expect, test } from "vitest";

import { canWaitByItself, Incense, type Question } from "./patience";

const reaction: Question = {
  choices: [
    { verb: "power", names: ["2"] },
    { verb: "wait", names: [] },
  ],
  moment: "hold",
  reactor: 0,
  mine: 1,
  isLesson: false,
};

test("a reaction may be waited out", () => {
  expect(canWaitByItself(reaction)).toBe(true);
});

test("what would lose a pair is always asked", () => {
  expect(canWaitByItself({ ...reaction, moment: "lose" })).toBe(false);
});

test("a decision of one's own is always asked", () => {
  expect(
    canWaitByItself({ ...reaction, choices: [{ verb: "pass", names: [] }], reactor: null }),
  ).toBe(false);
});

test("where several players share a device, everything is asked", () => {
  expect(canWaitByItself({ ...reaction, mine: 2 })).toBe(false);
  expect(canWaitByItself({ ...reaction, mine: 0 })).toBe(false);
});

test("in a lesson everything is asked", () => {
  expect(canWaitByItself({ ...reaction, isLesson: true })).toBe(false);
});

test("a stick burns down by the time that passes, and no further", () => {
  const stick = new Incense(8);
  stick.burn(2);
  expect(stick.length).toBe(0.75);
  stick.burn(5.9);
  expect(stick.isBurnt).toBe(false);
  stick.burn(1);
  expect(stick.isBurnt).toBe(true);
  expect(stick.length).toBe(0);
});

test("no patience chosen means for ever", () => {
  const stick = new Incense(0);
  stick.burn(3600);
  expect(stick.isBurnt).toBe(false);
  expect(stick.length).toBe(1);
});
