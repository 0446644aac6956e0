import { beforeAll, expect, test } from "vitest";

import { told } from "../../fakes";
import type { Happening, LogLine } from "../../protocol";
import { settings } from "../../settings.svelte";
import type { Scene } from "../../stage.svelte";
import type { Seen } from "../../table.svelte";
import { learn } from "../../words.svelte";
import { direct, sumUp } from "./scenes";

beforeAll(async () => {
  settings.change({ language: "en" });
  await learn("rent-a-hero/game", "rent-a-hero/web");
});

const LINE: LogLine = { who: 1, action: "", verb: "", names: [], happened: [] };
const NOTHING = { view: {} } as Seen;

function happening(event: string, details: Happening["details"] = {}): Happening {
  return { event, details, text: event };
}

function scene(event: string): Scene {
  return { weight: "plain", text: event, who: 1, happening: told(event, event) };
}

function hinted(card: number | "?", answer: boolean, hints = "standard"): Seen {
  const hint = { card, answer, giver: 1, sender: 0, about: null };
  return { view: { variants: { hints }, seats: [{}, {}, {}], hint_cards: [hint] } } as never;
}

test("what costs or gains a hero has weight, the wanderer's way has not", () => {
  for (const event of ["recruited", "pair-lost", "power-used", "six-heroes", "counted"])
    expect(direct(happening(event), LINE, NOTHING, null)?.weight).toBe("strong");
  for (const event of ["sent", "arrived", "passed"])
    expect(direct(happening(event), LINE, NOTHING, null)?.weight).toBe("brief");
});

test("a power and a recruit stand out where the hero is", () => {
  const details = { seat: 2, hero: 5 };
  expect(direct(happening("power-used", details), LINE, NOTHING, null)?.anchor).toBe("band-2-5");
  expect(direct(happening("recruited", details), LINE, NOTHING, null)?.anchor).toBe("band-2-5");
});

test("a hint is one chapter: the card, for those who see it, and the answer", () => {
  const given = direct(happening("hint-given"), LINE, NOTHING, null);
  const card = direct(happening("card-seen"), LINE, NOTHING, scene("hint-given"));
  const answer = direct(happening("answered-no"), LINE, NOTHING, scene("card-seen"));
  expect([given, card, answer].map((direction) => direction?.chapter)).toEqual([
    "hint",
    "hint",
    "hint",
  ]);
});

test("a card that is drawn is only logged", () => {
  expect(direct(happening("card-seen"), LINE, NOTHING, scene("drew"))).toBeNull();
});

test("an answer says what it rules out, to those who know the card", () => {
  const chapter = [scene("hint-given"), scene("answered-no")];
  expect(sumUp(chapter, hinted(3, false))).toEqual(["It is not: 3 Witch."]);
  expect(sumUp([scene("hint-given"), scene("answered-yes")], hinted(3, true))).toEqual([
    "It is: 3 Witch.",
  ]);
  expect(sumUp(chapter, hinted("?", false))).toEqual(["Only these two know the card."]);
  expect(sumUp(chapter, hinted(5, false, "original"))).toEqual(["Its strength is not: even."]);
});

test("before the answer nothing follows", () => {
  expect(sumUp([scene("hint-given")], hinted(3, false))).toEqual([]);
});
