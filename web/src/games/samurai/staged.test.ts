import { expect, test } from "vitest";

import type { Happening, LogLine } from "../../protocol";
import type { Scene } from "../../stage.svelte";
import { viewOf } from "./sample";
import { beforeCaptures, stagedCaptures, takersOf } from "./staged";

const taken = (seat: number, figure: string, place: string): Happening => ({
  event: "taken",
  details: { seat, figure, place, number: 4 },
  text: "…",
});
const TIED = { event: "tied", details: { figure: "rice", place: "Q11", number: 3 }, text: "…" };
const FIRST = taken(1, "helmet", "Q11");
const LAST = taken(0, "buddha", "O14");
const LOG = [
  { verb: "end-turn", happened: [FIRST, TIED, LAST] },
  { verb: "draw", happened: [] },
] as unknown as LogLine[];
const scene = (happening: Happening) => ({ happening }) as Scene;

test("captures that are not told yet, the one that is told first", () => {
  expect(stagedCaptures(LOG, scene(TIED))).toEqual([
    { kind: "rice", hex: "Q11", seat: null },
    { kind: "buddha", hex: "O14", seat: 0 },
  ]);
  expect(stagedCaptures(LOG, null)).toEqual([]);
});

test("who took what", () => {
  expect([...takersOf(LOG)]).toEqual([
    ["helmet@Q11", 1],
    ["rice@Q11", null],
    ["buddha@O14", 0],
  ]);
});

test("what is not told yet still stands, and nobody has it", () => {
  const player = { hand: [], reserve: [], captured: ["buddha"], removed: [], unlaid: [] };
  const view = viewOf({
    settlements: { Q11: [], O14: [] },
    set_aside: ["rice", "rice"],
    seats: [player, { ...player, captured: null }],
  });
  const before = beforeCaptures(view, stagedCaptures(LOG, scene(TIED)), () => [3, 3]);
  expect(before.strengths["Q11"]).toEqual({ rice: [3, 3] });
  expect(before.settlements).toEqual({ Q11: ["rice"], O14: ["buddha"] });
  expect(before.open_land).toEqual({ Q11: 0, O14: 0 });
  expect(before.set_aside).toEqual(["rice"]);
  expect(before.seats.map(({ captured }) => captured)).toEqual([[], null]);
  expect(beforeCaptures(view, [], () => [])).toBe(view);
});
