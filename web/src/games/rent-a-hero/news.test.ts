import { expect, test } from "vitest";

import { powerJustUsed, topOfPile, turnNumber } from "./news";

const chance = (verb: string, ...names: string[]) => ({ who: "chance", verb, names });
const seat = (who: number, verb: string, ...names: string[]) => ({ who, verb, names });

test("a turn begins when a requirement is turned up", () => {
  const log = [chance("seat", "1"), chance("turn", "3"), seat(1, "send", "4"), chance("turn", "5")];
  expect(turnNumber(log)).toBe(2);
});

test("a power bursts while it is the last decision, also when cards were drawn by it", () => {
  const log = [chance("turn", "3"), seat(2, "power", "7"), chance("draw"), chance("draw")];
  expect(powerJustUsed(log)).toEqual({ line: 1, seat: 2, hero: 7 });
  expect(powerJustUsed([...log, seat(0, "wait")])).toBeNull();
  expect(powerJustUsed([chance("turn", "3")])).toBeNull();
});

test("on top of the pile lies the requirement, or what was discarded from a hand since", () => {
  const log = [chance("turn", "3"), seat(1, "send-top")];
  expect(topOfPile(log)).toEqual({ hero: 3, from: "deck", line: 0 });
  expect(topOfPile([...log, seat(1, "drop", "6")])).toEqual({ hero: 6, from: "hand-1", line: 2 });
  expect(topOfPile([])).toBeNull();
});
