import { describe, expect, test } from "vitest";

import { boardVerb, decisionOf, isGiver, isInHand, orderedCards, plainChoices } from "./decision";
import { keepFacts } from "../../facts";
import { choiceOf, exampleView, FACTS } from "./example";

describe("what is asked", () => {
  test("is the top of the agenda", () => {
    const agenda = [
      { step: "end-turn", seat: 0, value: 0 },
      { step: "play", seat: 2, value: "4-hat" },
    ];
    const decision = decisionOf(exampleView({ agenda }));
    expect(decision).toEqual({ step: "play", seat: 2, card: "4-hat" });
    expect(isInHand(decision)).toBe(true);
  });

  test("is about the raider whose penalty is due, which stays in its line", () => {
    const agenda = [{ step: "ignore-or-suffer", seat: 0, value: "fire" }];
    const decision = decisionOf(exampleView({ agenda, penalty_card: "2-farm-fire-flames" }));
    expect(decision?.card).toBe("2-farm-fire-flames");
    expect(isInHand(decision)).toBe(false);
  });

  test("is nothing while chance draws or when all is over", () => {
    expect(decisionOf(exampleView({ actor: "chance" }))).toBeNull();
    expect(decisionOf(exampleView({ actor: null, agenda: [] }))).toBeNull();
  });
});

test("boards answer some questions and not others", () => {
  expect(boardVerb("action")).toBe("support");
  expect(boardVerb("kiai-give")).toBe("give");
  expect(boardVerb("penalty-order")).toBeNull();
});

test("only samurai named first in an offered pair can give", () => {
  const choices = ["give kyuzo kanbei", "give kyuzo gorobei"].map(choiceOf);
  expect(isGiver(choices, "give", "kyuzo")).toBe(true);
  expect(isGiver(choices, "give", "kanbei")).toBe(false);
});

test("answers that name no piece are signs of their own", () => {
  const choices = ["fight", "support kanbei", "pass", "lend none"].map(choiceOf);
  expect(plainChoices(choices).map(({ action }) => action)).toEqual(["fight", "pass", "lend none"]);
});

test("an order is shown as the cards it puts back, the new top card first", () => {
  keepFacts("samurai-spirit", FACTS);
  const stack = ["1-doll", "4-hat", "2-none-fire", "?"];
  expect(orderedCards(stack, choiceOf("order 3-1-2"))).toEqual(["2-none-fire", "1-doll", "4-hat"]);
});
