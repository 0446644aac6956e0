import { describe, expect, it } from "vitest";

import type { Offer } from "./offers";
import { Setup } from "./setup.svelte";

const SAMURAI: Offer = {
  game: "samurai",
  seats: { fewest: 2, most: 4, usual: 2 },
  bots: ["beginner", "player", "expert", "master"],
  choices: [
    { name: "hands", values: ["random", "chosen"], usual: "random", section: "3.3" },
    { name: "captures", values: ["usual", "open", "hidden"], usual: "usual", section: "7.2" },
  ],
  samurai: [],
};
const SPIRIT: Offer = {
  ...SAMURAI,
  game: "samurai-spirit",
  seats: { fewest: 2, most: 7, usual: 3 },
  choices: [],
  samurai: ["kyuzo", "kanbei", "gorobei"],
};

describe("setting up a table", () => {
  it("begins ready: me against usual bots, with the options of the book", () => {
    expect(new Setup(SAMURAI).request).toMatchObject({
      seats: ["me", "player"],
      options: { players: 2, hands: "random" },
    });
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
    expect(setup.samurai).toEqual(["kanbei", "kyuzo", "random"]);
  });
  it("asks for the two-samurai rule only with three players or more", () => {
    const setup = new Setup(SPIRIT);
    expect(setup.request.options).toHaveProperty("two_samurai_rule", false);
    setup.resize(2);
    expect(setup.request.options).not.toHaveProperty("two_samurai_rule");
  });
});
