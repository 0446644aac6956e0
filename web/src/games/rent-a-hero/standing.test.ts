import { expect, test } from "vitest";

import { deciderOf, standings, type Standing } from "./standing";

function board(ready: number[], eliminated: number[], powers: number) {
  return { ready, used: [], eliminated, powers_used: powers } as never;
}
function ladder(...rows: [number, number, number][]): Standing[] {
  return rows.map(([heroes, lost, powers], seat) => ({ seat, heroes, lost, powers }));
}

test("most heroes stand first, then the fewest lost, then the fewest powers used", () => {
  const seats = [
    board([1, 2], [], 0),
    board([1, 2, 3], [4, 4], 0),
    board([1, 2, 3], [], 2),
    board([1, 2, 3], [], 1),
  ];
  expect(standings({ seats }).map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
});

test("the step that told the first two apart decided", () => {
  expect(deciderOf("six-heroes", ladder([6, 0, 0], [5, 0, 0]))).toBe("six");
  expect(deciderOf("counted", ladder([4, 4, 3], [3, 0, 0]))).toBe("heroes");
  expect(deciderOf("counted", ladder([4, 0, 3], [4, 2, 0]))).toBe("lost");
  expect(deciderOf("counted", ladder([4, 2, 1], [4, 2, 3]))).toBe("powers");
  expect(deciderOf("counted", ladder([4, 2, 1], [4, 2, 1]))).toBe("shared");
});
