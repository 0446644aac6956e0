import { expect, it } from "vitest";

import { anchorOf, chapters } from "./rules";

it("links a section by its number", () => {
  expect(anchorOf("10.5")).toBe("s10-5");
  expect(anchorOf("4")).toBe("s4");
});

it("puts sections under their chapter", () => {
  const sections = ["1", "2", "2.1", "2.2", "3"].map((number) => ({ number, title: `t${number}` }));
  expect(chapters(sections)).toEqual([
    { number: "1", title: "t1", sections: [] },
    { number: "2", title: "t2", sections: [sections[2], sections[3]] },
    { number: "3", title: "t3", sections: [] },
  ]);
});
