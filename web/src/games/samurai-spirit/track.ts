/** The battle track's measure: how long the ruler is, and how high a number stands on it. */

export const HEIGHT = 100;
const BEYOND = 4; // marks above the kiai value, so that going over it shows

export function lengthOf(total: number, kiai: number): number {
  return Math.max(kiai + BEYOND, total);
}

export function heightOf(number: number, length: number): number {
  return (HEIGHT * Math.min(number, length)) / length;
}
