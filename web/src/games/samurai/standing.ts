/** How figures stand on a roof: one in the middle, two or three side by side. */

interface Place {
  x: number;
  y: number;
  size: number;
}

const RIDGE = 5; // where feet are, below the hex's middle
const SIZES = [0, 21, 18, 15.5];
const APART = [0, 0, 16, 12.5];

/** Places for `count` figures in a settlement with `room`: those left move together. */
export function standing(room: number, count: number): Place[] {
  const size = SIZES[room]!;
  return Array.from({ length: count }, (_, n) => ({
    x: APART[room]! * (n - (count - 1) / 2) - size / 2,
    y: RIDGE - size,
    size,
  }));
}

/** The middle of a figure, from its settlement's. */
export function figureAt(room: number, count: number, n: number): { x: number; y: number } {
  const { x, y, size } = standing(room, count)[n]!;
  return { x: x + size / 2, y: y + size / 2 };
}
