import { beforeAll, expect, test } from "vitest";

import { keepFacts } from "../../facts";
import { tableInfo } from "../../fakes";
import type { Seen, Table } from "../../table.svelte";
import { learn } from "../../words.svelte";
import { asked } from "./asking";
import { TILES, viewOf } from "./sample";

beforeAll(async () => {
  keepFacts("samurai", { tiles: TILES });
  await learn("samurai/web", "samurai/game", "web");
});

function ask(view: ReturnType<typeof viewOf>, changes: Partial<Table> = {}): string {
  const seats = ["Ada", "Bea"].map((name, seat) => ({
    seat,
    name,
    bot: null,
    is_open: false,
    is_mine: seat === 0,
    is_present: true,
  }));
  const table = {
    info: tableInfo({ seats }),
    mine: [0],
    position: { actor: view.turn },
    isAsked: view.turn === 0,
    isOver: false,
    ...changes,
  } as unknown as Table;
  return asked(table, { view, asked: "What does Blue lay?" } as unknown as Seen);
}

test("I am asked as a person", () => {
  expect(ask(viewOf())).toBe("Your turn: lay a tile");
  expect(ask(viewOf({ tiles_laid: 1 }))).toBe("Lay another tile, or end your turn");
  expect(ask(viewOf({ step: "swap-with", swap: "rice@Q11" }))).toContain("rice in Sendai");
  expect(ask(viewOf({ step: "relay", relay: "rice-4" }))).toContain("rice 4");
});

test("others are called by their names", () => {
  expect(ask(viewOf({ turn: 1 }))).toBe("Bea to play");
});

test("a seat without a name of its own is called as the game calls it", () => {
  const info = tableInfo(); // both are Ada
  expect(ask(viewOf({ turn: 1 }), { info })).toBe("Red to play");
});

test("whoever plays several seats is asked as the seat", () => {
  expect(ask(viewOf(), { mine: [0, 1] } as Partial<Table>)).toBe("What does Blue lay?");
});

test("nobody is asked when it is over", () => {
  expect(ask(viewOf(), { isOver: true } as Partial<Table>)).toBe("");
});
