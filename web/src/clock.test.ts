import { describe, expect, it } from "vitest";

import { face, left } from "./clock";

describe("a clock", () => {
  it("runs for the seat that is asked, and stands for the others", () => {
    const clocks = { left: [60, 45], running: 1, elapsed: 5 };
    expect(left(clocks, 1, 10)).toBe(30);
    expect(left(clocks, 0, 10)).toBe(60);
  });

  it("never shows less than nothing", () => {
    expect(left({ left: [3], running: 0, elapsed: 2 }, 0, 9)).toBe(0);
  });

  it.each([
    [0, "0:00"],
    [9.2, "0:10"],
    [245, "4:05"],
    [7445, "2:04:05"],
  ])("shows %d seconds as %s", (seconds, text) => {
    expect(face(seconds)).toBe(text);
  });
});
