import { describe, expect, it } from "vitest";

import { light, named } from "./lit";

function board(...attributes: string[]): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = attributes.map((attribute) => `<i ${attribute}></i>`).join("");
  return root;
}
function lit(root: HTMLElement): number[] {
  return [...root.children].flatMap((child, place) =>
    child.hasAttribute("data-lit") ? [place] : [],
  );
}

describe("a line of the log", () => {
  it.each([
    [["helmet-3", "L15"], 1, ["helmet-3", "L15", "helmet-3@L15", "seat-1"]],
    [["2-doll"], "chance", ["2-doll"]],
    [[], 2, ["seat-2"]],
  ])("about %s calls them and its seat", (names, who, words) => {
    expect(named({ names, who })).toEqual(words);
  });
});

describe("light", () => {
  it("falls on what is called so: by piece, place or one of its names", () => {
    const root = board(
      'data-piece="L15"',
      'data-place="L15"',
      'data-names="edo L15"',
      'data-piece="M3"',
    );
    light(root, ["L15"]);
    expect(lit(root)).toEqual([0, 1, 2]);
  });

  it("falls on a seat only where nothing particular is named on the board", () => {
    const root = board('data-place="seat-1"', 'data-names="L15"');
    light(root, ["L15", "seat-1"]);
    expect(lit(root)).toEqual([1]);
    light(root, ["fight", "seat-1"]);
    expect(lit(root)).toEqual([0]);
  });

  it("goes out", () => {
    const root = board('data-piece="L15"');
    light(root, ["L15"]);
    light(root, []);
    expect(lit(root)).toEqual([]);
  });
});
