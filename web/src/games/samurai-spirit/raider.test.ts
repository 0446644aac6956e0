import { beforeAll, describe, expect, test } from "vitest";

import { keepFacts } from "../../facts";
import { settings } from "../../settings.svelte";
import { learn } from "../../words.svelte";
import { FACTS } from "./example";
import { byValue, knownCards, raiderName, raiderOf } from "./raider";

beforeAll(async () => {
  settings.change({ language: "en" });
  keepFacts("samurai-spirit", FACTS);
  await learn("samurai-spirit/game");
});

describe("a raider", () => {
  test("is what is printed on it", () => {
    expect(raiderOf("3-doll-wound-flames").penalties).toEqual(["wound"]);
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
