import { expect, test } from "vitest";

import { arrivals } from "./arrivals";
import { exampleBoard, exampleView } from "./example";

const HAND = [{ step: "play", seat: 0, value: "4-hat" }];

test("nothing has moved when a table is seen for the first time", () => {
  expect(arrivals(null, exampleView({ agenda: HAND })).size).toBe(0);
});

test("a card that is turned up comes from the stack", () => {
  const moved = arrivals(exampleView(), exampleView({ agenda: HAND }));
  expect([...moved]).toEqual([["4-hat", "stack"]]);
});

test("a card that is confronted goes from the hand to the line; others stay where they are", () => {
  const before = exampleView({
    agenda: HAND,
    seats: [exampleBoard("kyuzo", { combat: ["1-doll"] }), exampleBoard("kanbei")],
  });
  const after = exampleView({
    seats: [exampleBoard("kyuzo", { combat: ["1-doll", "4-hat"] }), exampleBoard("kanbei")],
  });
  expect([...arrivals(before, after)]).toEqual([["4-hat", "hand"]]);
});

test("a card that is given goes from one line to another", () => {
  const [giver, receiver] = [exampleBoard("kyuzo"), exampleBoard("kanbei")];
  const before = exampleView({ seats: [{ ...giver, combat: ["4-hat"] }, receiver] });
  const after = exampleView({ seats: [giver, { ...receiver, defence: ["4-hat"] }] });
  expect([...arrivals(before, after)]).toEqual([["4-hat", "line-0"]]);
});

test("an unseen intruder that is turned up comes from the intruders", () => {
  const before = exampleView({ intruders: ["?", "?"] });
  const after = exampleView({ intruders: ["?"], discard: ["2-hat-flames"] });
  expect([...arrivals(before, after)]).toEqual([["2-hat-flames", "intruders"]]);
});

test("a support token goes from its owner's board to the one it is lent to", () => {
  const [owner, other] = [exampleBoard("kyuzo"), exampleBoard("kanbei")];
  const before = exampleView({ seats: [owner, other] });
  const after = exampleView({ seats: [{ ...owner, token_lent_to: 1 }, other] });
  expect([...arrivals(before, after)]).toEqual([["token kyuzo", "tokens-0"]]);
});

test("a token taken from beside the village comes from there", () => {
  const before = exampleView({ village_tokens: { heihachi: "face-up" } });
  const after = exampleView({ village_tokens: { heihachi: 2 } });
  expect([...arrivals(before, after)]).toEqual([["token heihachi", "village-tokens"]]);
});
