import { beforeAll, describe as group, expect, test } from "vitest";

import { keepFacts } from "../../facts";
import { settings } from "../../settings.svelte";
import { learn, speak } from "../../words.svelte";
import { describe } from "./describe";
import { exampleBoard, exampleView, FACTS } from "./example";
import { loansOf } from "./tokens";

beforeAll(async () => {
  settings.change({ language: "en" });
  keepFacts("samurai-spirit", FACTS);
  await learn("samurai-spirit/web", "samurai-spirit/game");
});

function linesOf(title: string, ...changes: Parameters<typeof exampleView>): string[] {
  return describe(exampleView(...changes)).find((passage) => passage.title === title)!.lines;
}

group("the table in words", () => {
  test("goes from the village over the raiders to each samurai, in seat order", () => {
    const titles = describe(exampleView()).map(({ title }) => title);
    expect(titles).toEqual(["The village", "Raiders", "Kyuzo", "Gorobei", "Kanbei"]);
  });

  test("tells which penalties of the last raider are due, and only its own", () => {
    const kyuzo = exampleBoard("kyuzo", { combat: ["1-none-fire", "2-doll-intruder"], total: 3 });
    const lines = linesOf("Kyuzo", { seats: [kyuzo] });
    expect(lines).toContain("Due next turn: intruder");
  });

  test("tells nothing due for those who have passed", () => {
    const kyuzo = exampleBoard("kyuzo", { combat: ["1-none-fire"], passed: true });
    expect(linesOf("Kyuzo", { seats: [kyuzo] }).join()).not.toContain("Due");
  });

  test("tells what is not protected yet", () => {
    const kyuzo = exampleBoard("kyuzo", { defence: ["1-farm-intruder"] });
    const lines = linesOf("Kyuzo", { seats: [kyuzo] });
    expect(lines).toContain("Not protected yet: hat");
    expect(lines).not.toContain("Not protected yet: farm");
  });

  test("tells known cards of the stack with their places", () => {
    const lines = linesOf("Raiders", { stack: ["4-hat", "?", "?"] });
    expect(lines).toContain("Stack: 3; in place 1: 4 hat");
  });

  test("tells the raider that somebody has to decide about", () => {
    const agenda = [{ step: "play", seat: 1, value: "4-hat" }];
    expect(linesOf("Raiders", { agenda })[0]).toBe("Gorobei has to decide about 4 hat.");
  });

  test("is told in every language", async () => {
    for (const language of ["pl", "ru", "en"] as const) {
      await speak(language);
      const passages = describe(
        exampleView({
          ending: "victory",
          suffered: ["no-talent"],
          village_tokens: { heihachi: "face-up", daisuke: "used", katsushiro: 1 },
          seats: ["kyuzo", "gorobei"].map((samurai) =>
            exampleBoard(samurai, {
              side: "animal",
              token_lent_to: 1,
              in_kiai: true,
              passed: true,
            }),
          ),
        }),
      );
      expect(passages.flatMap(({ lines }) => lines).every((line) => line.length > 0)).toBe(true);
    }
  });
});

test("tokens lent to a seat and taken from beside the village lie with it", () => {
  const view = exampleView({
    village_tokens: { heihachi: 0, daisuke: "face-up" },
    seats: [
      exampleBoard("kyuzo"),
      exampleBoard("gorobei", { token_lent_to: 0, token_idle: true }),
      exampleBoard("kanbei"),
    ],
  });
  expect(loansOf(view, 0)).toEqual([
    { samurai: "gorobei", isIdle: true, isFromVillage: false },
    { samurai: "heihachi", isIdle: false, isFromVillage: true },
  ]);
  expect(loansOf(view, 1)).toEqual([]);
});
