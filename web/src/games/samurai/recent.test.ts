import { expect, test } from "vitest";

import { recentTiles } from "./recent";

const LOG = [
  { who: 0, action: "lay:rice-4@M15", text: "" },
  { who: "chance", action: "tile:rice-2", text: "" },
  { who: 1, action: "lay:ship-1@R14", text: "" },
  { who: 1, action: "lay:rice-3@M14", text: "" },
  { who: 1, action: "end-turn", text: "" },
];

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
