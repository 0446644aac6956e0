import { expect, it } from "vitest";

import { keepRead, lastRead } from "./read-lines";

it("remembers how far the talk of each table was read", () => {
  expect(lastRead("one")).toBe(0);
  keepRead("one", 3);
  keepRead("two", 8);
  keepRead("one", 5);
  expect([lastRead("one"), lastRead("two")]).toEqual([5, 8]);
  for (let table = 0; table < 50; table++) keepRead(`t${table}`, 1);
  expect(lastRead("one")).toBe(0);
});
