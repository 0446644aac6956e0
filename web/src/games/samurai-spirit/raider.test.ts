import { beforeAll, describe, expect, test } from "vitest";

import { settings } from "../../settings.svelte";
import { learn } from "../../words.svelte";
import { byValue, knownCards, raiderName, raiderOf } from "./raider";

beforeAll(async () => {
  settings.change({ language: "en" });
  await learn("samurai-spirit");
});

describe("a raider's text", () => {
  test("tells value, symbol, penalty and flames", () => {
    expect(raiderOf("3-doll-wound-flames")).toEqual({
      value: 3,
      symbol: "doll",
      penalties: ["wound"],
      hasFlames: true,
      rank: "plunderer",
    });
  });

  test("may lack everything but the value", () => {
    expect(raiderOf("4-hat").penalties).toEqual([]);
    expect(raiderOf("1-none-fire").symbol).toBeNull();
  });

  test("holds two penalties whose names have hyphens", () => {
    const boss = raiderOf("6-none-no-defence-reinforce-flames");
    expect(boss.penalties).toEqual(["no-defence", "reinforce"]);
    expect(boss.rank).toBe("boss");
  });

  test("may name the same penalty twice", () => {
    expect(raiderOf("6-hat-intruder-intruder-flames").penalties).toEqual(["intruder", "intruder"]);
  });

  test("is read out as in the log", () => {
    expect(raiderName("3-doll-wound-flames")).toBe("3 doll (wound, flames)");
    expect(raiderName("5-none-no-support-flames")).toBe("5 (no support, flames)");
    expect(raiderName("4-hat")).toBe("4 hat");
  });
});

test("cards of a pile are laid out by value, then by symbol, those without one last", () => {
  const rows = byValue(["2-none-fire", "1-doll", "2-doll", "2-hat-flames"]);
  expect(rows).toEqual([
    { value: 1, cards: ["1-doll"] },
    { value: 2, cards: ["2-hat-flames", "2-doll", "2-none-fire"] },
  ]);
});

test("known cards of a pile keep their places, counted from the top", () => {
  expect(knownCards(["?", "4-hat", "?", "1-doll"])).toEqual([
    { card: "4-hat", depth: 2 },
    { card: "1-doll", depth: 4 },
  ]);
});
