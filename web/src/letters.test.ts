import { expect, it } from "vitest";

import { initialOf } from "./letters";

it("marks a numbered seat by its number, a named one by its letter", () => {
  expect(initialOf("Player 3")).toBe("3");
  expect(initialOf("Kyuzo")).toBe("K");
  expect(initialOf("Самурай 2")).toBe("2");
});
