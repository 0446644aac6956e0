import { describe, expect, it } from "vitest";

import { BOTTOM, curves, highest, pointAt, TOP, turningPoints } from "./graph";
import type { ReviewedTurn } from "./protocol";

function turn(seat: number, drawn: number, loss = 0): ReviewedTurn {
  return {
    ply: 0,
    seat,
    action: "a",
    text: "a",
    chance: drawn,
    best: "b",
    best_text: "b",
    best_chance: drawn + loss,
    drawn,
    is_turning_point: loss > 0,
    why: [],
  };
}

describe("the review's drawing", () => {
  it("has a curve for each seat, or one for all who play together", () => {
    const turns = [turn(0, 0.5), turn(1, 0.4), turn(0, 0.6)];
    expect(curves(turns, false).map(({ seat, points }) => [seat, points.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(curves(turns, true).map(({ seat, points }) => [seat, points.length])).toEqual([
      [null, 3],
    ]);
  });

  it("chooses a scale that small chances can be read on", () => {
    expect(highest([turn(0, 0.03)])).toBe(0.05);
    expect(highest([turn(0, 0.03), turn(0, 0.7)])).toBe(1);
    const [curve] = curves([turn(0, 0), turn(0, 0.05)], true);
    expect(curve!.points.map(({ y }) => y)).toEqual([BOTTOM, TOP]);
  });

  it("goes from left to right in the order of the game", () => {
    const [curve] = curves([turn(0, 0.1), turn(0, 0.1), turn(0, 0.1)], true);
    const places = curve!.points.map(({ x }) => x);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it("marks the five decisions that cost most, in the order of the game", () => {
    const losses = [0.1, 0.3, 0.05, 0.2, 0, 0.4, 0.15];
    const drawn = curves(
      losses.map((loss) => turn(0, 0.2, loss)),
      true,
    );
    expect(turningPoints(drawn).map(({ number }) => number)).toEqual([1, 2, 4, 6, 7]);
  });

  it("follows a replay: the decision at that moment, or the last before it", () => {
    const plies = [2, 5, 9];
    const turns = plies.map((ply, place) => ({ ...turn(place % 2, 0.5), ply }));
    const at = (ply: number) => pointAt(curves(turns, false), ply)?.number ?? null;
    expect([0, 2, 4, 5, 12].map(at)).toEqual([null, 1, 1, 2, 3]);
  });
});
