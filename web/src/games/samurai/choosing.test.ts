import { beforeAll, expect, test, vi } from "vitest";

import { keepFacts } from "../../facts";
import type { Seen, Table } from "../../table.svelte";
import { learn } from "../../words.svelte";
import { Choosing } from "./choosing.svelte";
import { layOut } from "./hexes";
import { choiceOf, COAST, TILES, viewOf } from "./sample";

beforeAll(async () => {
  keepFacts("samurai", { tiles: TILES });
  await learn("samurai/web", "samurai/game");
});

const CITY = { ...COAST[3]!, hex: "P14", column: 15, row: 14, room: 2, name: "Mito" };
const LAYOUT = layOut([...COAST.slice(0, 2), CITY, ...COAST.slice(2)], 2, false); // in map order
const VIEW = viewOf({ settlements: { Q11: ["rice"], P14: ["helmet", "buddha"] } });

function sit(actions: string[], legalAfter: string[] = [], isReplay = false, view = VIEW) {
  const seen = { view, choices: actions.map(choiceOf) } as unknown as Seen;
  const table = {
    seen: isReplay ? null : seen,
    choices: actions.map(choiceOf),
    advice: new Map(),
    guide: null as { wanted: string } | null,
    isAsked: true,
    isHeld: false,
    isBusy: false,
    isSpectator: false,
    isOver: false,
    pointed: null as string | null,
    refusal: null as { code: string; sentence: string } | null,
    play: vi.fn(),
    why: vi.fn(),
    preview: vi.fn(() =>
      Promise.resolve({ view: { step: "swap-with" }, legal: legalAfter.map(choiceOf) }),
    ),
  };
  const choosing = new Choosing(
    table as unknown as Table,
    () => seen,
    () => LAYOUT,
  );
  const target = (key: string) => choosing.targets.find((each) => each.key === key)!;
  return { table, choosing, target };
}

test("with nothing in hand settlements can be looked at", async () => {
  const { choosing, table, target } = sit(["lay rice-4 P10", "end-turn"]);
  expect(choosing.targets.map(({ hex }) => hex)).toEqual(["Q11", "P14"]);
  await choosing.choose(target("Q11"));
  expect(choosing.looked).toBe("Q11");
  expect(table.play).not.toHaveBeenCalled();
});

test("a tile in hand can go where it is offered, and nowhere else", async () => {
  const { choosing, table, target } = sit(["lay rice-4 P10", "lay rice-4 R11", "lay ship-1 Q12"]);
  choosing.take("rice-4");
  expect(choosing.targets.map(({ key }) => key)).toEqual(["lay rice-4 P10", "lay rice-4 R11"]);
  await choosing.choose(target("lay rice-4 R11"));
  expect(table.play).toHaveBeenCalledWith("lay rice-4 R11");
});

test("a place tells what it would touch", () => {
  const { choosing, target } = sit(["lay rice-4 P10"]);
  choosing.take("rice-4");
  expect(target("lay rice-4 P10").label).toContain("Sendai");
});

test("nothing is offered while an older position is looked at", () => {
  const { choosing } = sit(["lay rice-4 P10"], [], true);
  expect(choosing.isUseful("rice-4")).toBe(false);
});

test("a piece that is taken again is put back", () => {
  const { choosing } = sit(["lay rice-4 P10"]);
  choosing.take("rice-4");
  choosing.take("rice-4");
  expect(choosing.held).toBeNull();
});

test("a tile that cannot be laid gets the reason", () => {
  const { choosing, table } = sit(["end-turn"]);
  choosing.take("ship-1");
  expect(choosing.held).toBeNull();
  expect(table.why).toHaveBeenCalledWith("lay", "ship-1", "Q12");
});

test("a hex that is not offered gets the reason", async () => {
  const { choosing, table } = sit(["lay rice-4 P10"]);
  choosing.take("rice-4");
  await choosing.refuse("Q12");
  expect(table.why).toHaveBeenCalledWith("lay", "rice-4", "Q12");
});

test("a click that comes too soon is not refused: it meant what was there before", async () => {
  const { choosing, table } = sit(["end-turn"]);
  table.isHeld = true;
  choosing.take("ship-1");
  await choosing.refuse("Q12");
  expect(table.why).not.toHaveBeenCalled();
  expect(table.refusal).toBeNull();
});

test("a piece may be taken in hand before anything may be played", () => {
  const { choosing, table } = sit(["lay rice-4 P10"]);
  table.isHeld = true;
  choosing.take("rice-4");
  expect(choosing.held).toBe("rice-4");
});

test.each(["keep", "place-figure", "swap-with"])(
  "while %s is asked, tiles and hexes say so in a sentence of the game",
  async (step) => {
    const { choosing, table } = sit([], [], false, { ...VIEW, step });
    choosing.take("rice-4");
    expect(table.refusal?.code).toBe(`now-${step}`);
    table.refusal = null;
    await choosing.refuse("Q12");
    expect(table.refusal).toMatchObject({ code: `now-${step}` });
    expect(table.why).not.toHaveBeenCalled();
  },
);

test("a piece that is let go snaps to an offered place near it", () => {
  const { choosing } = sit(["lay rice-4 P10"]);
  choosing.take("rice-4");
  const { x, y } = LAYOUT.at.get("P10")!;
  expect(choosing.near({ x: x + 20, y })?.hex).toBe("P10");
  expect(choosing.near({ x: x + 200, y })).toBeNull();
});

test("two figures are swapped in any order: the one first on the map is played first", async () => {
  const { choosing, table, target } = sit(["swap helmet P14"], ["with rice Q11"]);
  choosing.take("exchange-figures");
  await choosing.choose(target("rice@Q11"));
  expect(table.play).not.toHaveBeenCalled();
  await choosing.choose(target("helmet@P14"));
  expect(table.play).toHaveBeenCalledWith("swap helmet P14");
  table.choices = [choiceOf("with rice Q11")];
  choosing.goOn();
  expect(table.play).toHaveBeenLastCalledWith("with rice Q11");
});

test("a lesson that asks for the first figure gets it at once", async () => {
  const { choosing, table, target } = sit(["swap helmet P14"]);
  table.guide = { wanted: "swap helmet P14" };
  choosing.take("exchange-figures");
  expect(choosing.isWanted("exchange-figures")).toBe(true);
  await choosing.choose(target("helmet@P14"));
  expect(table.play).toHaveBeenCalledWith("swap helmet P14");
});

test("a pair that cannot be swapped is refused before anything is played", async () => {
  const { choosing, table, target } = sit(["swap helmet P14"], []);
  choosing.take("exchange-figures");
  await choosing.choose(target("helmet@P14"));
  await choosing.choose(target("rice@Q11"));
  expect(table.play).not.toHaveBeenCalled();
  expect(table.refusal?.code).toBe("no-swap");
});
