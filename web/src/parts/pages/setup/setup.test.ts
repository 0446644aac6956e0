import { describe, expect, it } from "vitest";

import type { GameInfo, OptionInfo } from "../../../protocol";
import { Setup } from "./setup.svelte";

function option(changes: Partial<OptionInfo>): OptionInfo {
  const usual = { section: "3.3", values: [], usual: null, always_for: [], fewest: 0 };
  return { name: "hands", kind: "choice", ...usual, ...changes };
}

const SAMURAI: GameInfo = {
  name: "samurai",
  bots: ["beginner", "player", "expert", "master"],
  players: { min: 2, max: 4, usual: 2 },
  is_cooperative: false,
  quick_start: { hands: "random" },
  first_game: { options: { hands: "random" }, seats: ["me", "beginner"] },
  options: [
    option({ values: ["random", "chosen"], usual: "chosen" }),
    option({ name: "captures", values: ["open", "hidden"] }),
    option({ name: "stones", kind: "number", values: [5, 6, 7], usual: 6 }),
  ],
};
const SPIRIT: GameInfo = {
  ...SAMURAI,
  name: "samurai-spirit",
  quick_start: {},
  players: { min: 1, max: 7, usual: 3 },
  options: [
    option({
      name: "samurai",
      kind: "characters",
      values: ["kyuzo", "kanbei", "gorobei"],
      fewest: 2,
    }),
    option({ name: "two_samurai_rule", kind: "flag", usual: false, always_for: [1, 2] }),
  ],
};

describe("setting up a table", () => {
  it("begins ready: me against usual bots, with the options of the book", () => {
    expect(new Setup(SAMURAI, "bots", "book").request).toMatchObject({
      seats: ["me", "player"],
      options: { players: 2, hands: "chosen", stones: 6 },
    });
  });
  it("offers the quick start, the book's, and a mix of both", () => {
    const info = { ...SAMURAI, quick_start: { hands: "random", captures: "open" } };
    const setup = new Setup(info);
    expect(setup.request.options).toMatchObject({ hands: "random", captures: "open" });
    setup.begin("book");
    expect(setup.beginning).toBe("book");
    expect(setup.request.options).toMatchObject({ hands: "chosen" });
    expect(setup.request.options).not.toHaveProperty("captures");
    setup.values["captures"] = "open";
    expect(setup.beginning).toBeNull();
  });
  it("leaves to the server what depends on the number of players", () => {
    expect(new Setup(SAMURAI).request.options).not.toHaveProperty("captures");
  });
  it("seats new players like the others", () => {
    const setup = new Setup(SAMURAI, "friends");
    setup.resize(4);
    expect(setup.request.seats).toEqual(["me", "open", "open", "open"]);
    setup.resize(2);
    expect(setup.request.seats).toEqual(["me", "open"]);
  });
  it("knows the company by the seats", () => {
    const setup = new Setup(SAMURAI, "device");
    expect(setup.company).toBe("device");
    setup.hold(1, "master");
    expect(setup.company).toBe("bots");
    setup.hold(0, "expert");
    expect(setup.company).toBeNull();
  });
  it("puts a table into the lobby only if a seat is open", () => {
    const setup = new Setup(SAMURAI);
    setup.lobby = true;
    expect(setup.request.lobby).toBe(false);
    setup.hold(1, "open");
    expect(setup.request.lobby).toBe(true);
  });
});

describe("setting up Samurai Spirit", () => {
  it("counts one player who leads all samurai, until somebody else takes a seat", () => {
    const setup = new Setup(SPIRIT, "solo");
    expect(setup.request.options).toMatchObject({ players: 1 });
    setup.hold(2, "player");
    expect(setup.request.options).toMatchObject({ players: 3 });
  });
  it("never has a samurai twice: two seats swap", () => {
    const setup = new Setup(SPIRIT);
    setup.lead(0, "kyuzo");
    setup.lead(1, "kanbei");
    setup.lead(1, "kyuzo");
    expect(setup.characters).toEqual(["kanbei", "kyuzo", "random"]);
  });
  it("has two seats at least, also for one player who leads several samurai", () => {
    expect(new Setup(SPIRIT).sizes).toEqual([2, 3, 4, 5, 6, 7]);
  });
  it("asks for the two-samurai rule only with three players or more", () => {
    const setup = new Setup(SPIRIT);
    expect(setup.request.options).toHaveProperty("two_samurai_rule", false);
    setup.resize(2);
    expect(setup.request.options).not.toHaveProperty("two_samurai_rule");
  });
});
