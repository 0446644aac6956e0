import { expect, test } from "vitest";

import { isReaction, publicNews, windowOf } from "./reactions";

const CHOICES = [
  { verb: "power", names: ["2"] },
  { verb: "wait", names: [] },
];
const line = (verb: string) => ({ verb });

test("a question is a reaction where somebody else's step may be answered with a power", () => {
  expect(isReaction({ moment: "hold", reactor: 1 }, CHOICES)).toBe(true);
  expect(isReaction({ moment: "hold", reactor: null }, [{ verb: "pass", names: [] }])).toBe(false);
});

test("what would lose a pair is no reaction: its owner alone decides", () => {
  expect(isReaction({ moment: "lose", reactor: null }, CHOICES)).toBe(false);
});

test("waiting keeps the window open, anything else opens another", () => {
  const log = [line("send"), line("wait"), line("wait")];
  expect(windowOf(log)).toBe(windowOf([...log, line("wait")]));
  expect(windowOf(log)).not.toBe(windowOf([...log, line("power")]));
  expect(windowOf(log)).not.toBe(windowOf([...log, line("pass")]));
});

test("the news tell nothing that one player alone has seen", () => {
  const happening = (event: string, text: string) => ({ event, details: {}, text });
  const log = [
    { happened: [happening("passed", "Player 1 passes.")] },
    { happened: [] },
    {
      happened: [
        happening("hint-given", "Player 2 gives a card as a hint."),
        happening("card-seen", "The card is: Witch."),
      ],
    },
  ];
  expect(publicNews(log, 3)).toEqual(["Player 1 passes.", "Player 2 gives a card as a hint."]);
  expect(publicNews(log, 1)).toEqual(["Player 2 gives a card as a hint."]);
});
