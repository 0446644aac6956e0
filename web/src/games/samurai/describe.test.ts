import { beforeAll, expect, test } from "vitest";

import { keepFacts } from "../../facts";
import { learn } from "../../words.svelte";
import { describe } from "./describe";
import { TILES, viewOf } from "./sample";

beforeAll(async () => {
  keepFacts("samurai", { tiles: TILES });
  await learn("samurai/web", "samurai/game");
});

const VIEW = viewOf({
  settlements: { O14: ["helmet", "rice"], Q11: [] },
  strengths: { O14: { helmet: [3, 1], rice: [0, 0] } },
  open_land: { O14: 1 },
  board: { M15: { seat: 1, tile: "exchange-tiles" }, N13: { seat: 1, tile: "rice-4" } },
  seats: [
    { hand: ["ship-2"], reserve: ["?"], captured: ["rice", "rice"], removed: [], unlaid: [] },
    { hand: ["?"], reserve: ["?", "?"], captured: null, removed: [], unlaid: [] },
  ],
  behind_screens: { helmet: 1, buddha: 0, rice: 2 },
});

function told(seat: number | null): string[] {
  const seen = {
    seat,
    view: VIEW as unknown as Record<string, unknown>,
    asked: "",
    choices: [],
    log: [],
  };
  return describe(seen).flatMap(({ title, lines }) => [title, ...lines]);
}

test("settlements are told with strengths and open land, emptied ones are not", () => {
  const words = told(0);
  expect(words).toContain(
    "Edo (O14): helmet (Blue 3, Red 1); rice (nobody). 1 open land hex left.",
  );
  expect(words.join()).not.toContain("Sendai");
});

test("tiles on the board and in my hand are told", () => {
  expect(told(0)).toContain("Red: tile exchange (M15), rice 4 (N13)");
  expect(told(0)).toContain("ship 2");
});

test("a spectator has no hand", () => {
  expect(told(null)).not.toContain("Your tiles");
});

test("what is behind screens is told only in all", () => {
  const words = told(0);
  expect(words).toContain("Blue: tiles in hand: 1, in reserve: 1; figures: rice 2");
  expect(words).toContain("Red: tiles in hand: 1, in reserve: 2; figures: behind the screen");
  expect(words).toContain("Behind all other screens together: helmet 1, Buddha 0, rice 2");
});
