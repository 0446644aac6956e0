import { describe, expect, it } from "vitest";

import { seatInfo, tableInfo } from "./fakes";
import { nextStep, standing } from "./ladder";
import type { GameInfo, SeatInfo } from "./protocol";

const bot = (seat: number, level: string): SeatInfo => ({ ...seatInfo(seat, false), bot: level });

const game: GameInfo = {
  name: "samurai-spirit",
  bots: ["beginner", "player", "expert"],
  players: { min: 1, max: 7, usual: 3 },
  is_cooperative: true,
  options: [
    {
      name: "level",
      kind: "choice",
      section: "3.2",
      values: ["easy", "normal", "hard"],
      usual: "normal",
      always_for: [],
      fewest: 0,
    },
  ],
  quick_start: {},
  first_game: { options: {}, seats: ["me", "player", "player"] },
};

describe("how it ended for me", () => {
  it("is won or lost together in a cooperative game", () => {
    const table = tableInfo({ is_cooperative: true });
    expect(standing(table, [0, 1])).toBe("won");
    expect(standing(table, [])).toBe("lost");
  });
  it("is mine alone, theirs, or shared", () => {
    expect(standing(tableInfo(), [0])).toBe("won");
    expect(standing(tableInfo(), [1])).toBe("lost");
    expect(standing(tableInfo(), [0, 1])).toBe("shared");
  });
  it("is nobody's in particular for spectators and on one device", () => {
    const others = [seatInfo(0, false), seatInfo(1, false)];
    const all = [seatInfo(0, true), seatInfo(1, true)];
    expect(standing(tableInfo({ seats: others }), [0])).toBe("watched");
    expect(standing(tableInfo({ seats: all }), [0])).toBe("watched");
  });
});

describe("what to play next", () => {
  const together = tableInfo({ is_cooperative: true, options: { level: "normal" } });
  const against = tableInfo({ seats: [seatInfo(0, true), bot(1, "player")] });

  it("is harder after a victory", () => {
    expect(nextStep(game, together, "won", 0)).toMatchObject({
      direction: "harder",
      changes: { options: { level: "hard" } },
    });
    expect(nextStep(game, against, "won", 0)).toMatchObject({
      direction: "harder",
      changes: { bot: "expert" },
    });
  });
  it("is easier after two defeats in a row, not after one", () => {
    expect(nextStep(game, together, "lost", 1)).toBeNull();
    expect(nextStep(game, together, "lost", 2)).toMatchObject({ level: "easy" });
    expect(nextStep(game, against, "lost", 2)).toMatchObject({ changes: { bot: "beginner" } });
  });
  it("is nothing else at the end of the ladder, or among people", () => {
    const hard = tableInfo({ is_cooperative: true, options: { level: "hard" } });
    expect(nextStep(game, hard, "won", 0)).toBeNull();
    expect(nextStep(game, tableInfo(), "won", 0)).toBeNull();
  });
});
