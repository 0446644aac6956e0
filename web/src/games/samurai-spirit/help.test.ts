import { beforeAll, expect, test } from "vitest";

import { keepFacts } from "../../facts";
import { settings } from "../../settings.svelte";
import { learn } from "../../words.svelte";
import { exampleView, FACTS } from "./example";
import { help } from "./help";
import { PENALTIES, SYMBOLS } from "./names";

beforeAll(async () => {
  settings.change({ language: "en" });
  keepFacts("samurai-spirit", FACTS);
  await learn("samurai-spirit/web", "samurai-spirit/game");
});

const TOPICS = [
  ...Object.keys(FACTS.raiders).map((card) => `raider ${card}`),
  ...PENALTIES.map((penalty) => `penalty ${penalty}`),
  ...SYMBOLS.map((symbol) => `symbol ${symbol}`),
  ...[0, 1, 2, 3].map((number) => `wounds ${number}`),
  ...["track 0", "samurai 0", "token kyuzo", "stack", "intruders", "discard", "village"],
];

test.each(TOPICS)("%s says what it is, what it does, and where the rules say so", (topic) => {
  const told = help(topic, exampleView())!;
  for (const text of [told.title, ...told.lines]) expect(text).toMatch(/^\p{Lu}|^\d/u);
  expect(told.lines).not.toHaveLength(0);
  expect(told.section).toMatch(/^\d+(\.\d+)?$/);
});

test("a raider says what each of its penalties does", () => {
  const { lines } = help("raider 1-none-fire", exampleView())!;
  expect(lines).toContain("Fire: lose a barricade; if there is none, a farmstead burns.");
});

test("nothing is said of what nobody has seen", () => {
  expect(help("raider ?", exampleView())).toBeNull();
});
