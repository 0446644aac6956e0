import { expect, it } from "vitest";

import { initialOf, initialsOf } from "./letters";

it("marks a numbered seat by its number, a named one by its letter", () => {
  expect(initialOf("Player 3")).toBe("3");
  expect(initialOf("Kyuzo")).toBe("K");
  expect(initialOf("Самурай 2")).toBe("2");
});

it("tells seats apart that begin alike", () => {
  const samurai = ["Kanbei", "Katsushiro", "Kikuchiyo", "Kyuzo", "Gorobei"];
  expect(initialsOf(samurai)).toEqual(["Kn", "Kt", "Ki", "Ky", "G"]);
  expect(initialsOf(["Player 1", "Player 2"])).toEqual(["1", "2"]);
  expect(initialsOf(["Ada", "Bob"])).toEqual(["A", "B"]);
  const all = initialsOf(["Канбэй", "Кацусиро", "Кикутиё", "Кюдзо"]);
  expect(new Set(all).size).toBe(4);
});
