import { expect, test } from "vitest";

import { recentTiles } from "./recent";
import { choiceOf } from "./sample";

const LOG = [
  { who: 0, ...choiceOf("lay rice-4 M15") },
  { who: "chance", ...choiceOf("tile rice-2") },
  { who: 1, ...choiceOf("lay ship-1 R14") },
  { who: 1, ...choiceOf("lay rice-3 M14") },
  { who: 1, ...choiceOf("end-turn") },
].map((line) => ({ ...line, happened: [] }));

test("the last tile laid is marked, and what others laid since I decided", () => {
  const { last, fresh } = recentTiles(LOG, 0);
  expect(last).toBe("M14");
  expect([...fresh]).toEqual(["R14", "M14"]);
});

test("nothing is new to who laid it, or to a spectator", () => {
  expect(recentTiles(LOG, 1).fresh.size).toBe(0);
  expect(recentTiles(LOG, null).fresh.size).toBe(0);
});

test("before the first tile nothing is marked", () => {
  expect(recentTiles([], 0)).toEqual({ last: null, fresh: new Set() });
});
