import { expect, test } from "vitest";

import { closingNext } from "./closing";
import { leaderOf } from "./leaders";
import { viewOf } from "./sample";

const player = { hand: [], reserve: [], captured: [], removed: [], unlaid: [] };

test("whoever has strictly the most leads a kind", () => {
  const view = viewOf({
    seats: [
      { ...player, captured: ["helmet", "helmet", "rice"] },
      { ...player, captured: ["helmet", "rice"] },
    ],
  });
  expect(leaderOf(view, "helmet")).toBe(0);
  expect(leaderOf(view, "rice")).toBeNull();
  expect(leaderOf(view, "buddha")).toBeNull();
});

test("behind screens nobody is seen to lead", () => {
  const view = viewOf({
    seats: [
      { ...player, captured: ["helmet"] },
      { ...player, captured: null },
    ],
  });
  expect(leaderOf(view, "helmet")).toBeNull();
});

test("what closes next has the least open land; of those the most figures come first", () => {
  const view = viewOf({
    settlements: { O14: ["helmet", "rice"], Q11: ["rice"], Q13: ["buddha"], Q9: ["rice"] },
    open_land: { Q11: 1, O14: 1, Q13: 4, Q9: 2 },
  });
  expect(closingNext(view, 5).map(({ hex }) => hex)).toEqual(["O14", "Q11", "Q9"]);
  expect(closingNext(view, 1)).toHaveLength(1);
});
