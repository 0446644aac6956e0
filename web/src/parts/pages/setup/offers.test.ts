import { expect, it } from "vitest";

import type { GameInfo } from "../../../protocol";
import { offerOf } from "./offers";

const SAMURAI: GameInfo = {
  name: "samurai",
  bots: ["beginner", "player"],
  players: { min: 2, max: 4, usual: 2 },
  options: {
    hands: { values: ["random", "chosen"], usual: "random" },
    figures: { values: ["random", "players"], usual: "random" },
    captures: { values: ["open", "hidden"], usual: "open" },
  },
  samurai: [],
};

it("offers what the server offers, with the section of the rules", () => {
  expect(offerOf(SAMURAI).choices[0]).toEqual({
    name: "hands",
    values: ["random", "chosen"],
    usual: "random",
    section: "3.3",
  });
});

it("leaves an option to the book where the usual value depends on the players", () => {
  expect(offerOf(SAMURAI).choices[2]).toMatchObject({
    name: "captures",
    values: ["usual", "open", "hidden"],
    usual: "usual",
  });
});

it("has two seats at least, also for one player who leads several samurai", () => {
  const spirit = { ...SAMURAI, players: { min: 1, max: 7, usual: 3 } };
  expect(offerOf(spirit).seats).toEqual({ fewest: 2, most: 7, usual: 3 });
});
