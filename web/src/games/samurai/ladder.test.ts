import { expect, test } from "vitest";

import { verdictOf } from "./ladder";
import { viewOf } from "./sample";

/** A view in which each seat has so many helmets, Buddhas and rice. */
function ended(...seats: [helmets: number, buddhas: number, rice: number][]) {
  const times = (kind: string, number: number) => Array.from({ length: number }, () => kind);
  return viewOf({
    seats: seats.map(([helmets, buddhas, rice]) => ({
      hand: [],
      reserve: [],
      captured: [...times("helmet", helmets), ...times("buddha", buddhas), ...times("rice", rice)],
      removed: [],
      unlaid: [],
    })),
  });
}

test("the lead in two kinds wins, whatever else others have", () => {
  expect(verdictOf(ended([4, 4, 0], [3, 3, 9]))).toMatchObject({ step: "kinds", winners: [0] });
});

test("the only one who leads a kind wins", () => {
  const view = ended([5, 3, 1], [2, 3, 4], [0, 1, 4]);
  expect(verdictOf(view)).toMatchObject({ step: "only-leader", winners: [0] });
});

test("of those who lead one kind the most figures of the others win", () => {
  const view = ended([5, 1, 2], [1, 5, 3], [0, 0, 3]);
  expect(verdictOf(view)).toEqual({ step: "others", winners: [1], most: 4, next: 3 });
});

test("then the most figures in total", () => {
  const view = ended([6, 1, 2], [0, 5, 3], [0, 0, 3]);
  expect(verdictOf(view)).toEqual({ step: "total", winners: [0], most: 9, next: 8 });
});

test("then the win is shared", () => {
  const view = ended([5, 1, 2], [0, 5, 3], [0, 0, 3]);
  expect(verdictOf(view)).toMatchObject({ step: "shared", winners: [0, 1] });
});

test("where nobody leads a kind the most figures in total win", () => {
  const view = ended([3, 3, 0], [3, 1, 2], [0, 3, 2]);
  expect(verdictOf(view)).toMatchObject({ step: "shared", winners: [0, 1] });
  const fewer = ended([3, 3, 0], [3, 1, 1], [0, 3, 1]);
  expect(verdictOf(fewer)).toEqual({ step: "nobody", winners: [0], most: 6, next: 5 });
});
