/** Where things stand in the village, drawn on 240 by 190: a ring of fences, houses inside it,
 *  the families in the middle. */

export interface Spot {
  x: number;
  y: number;
}

const CENTRE: Spot = { x: 120, y: 98 };
const HOUSES: readonly Spot[] = [
  { x: 76, y: 62 },
  { x: 120, y: 48 },
  { x: 164, y: 62 },
  { x: 62, y: 112 },
  { x: 178, y: 112 },
  { x: 120, y: 144 },
];
const DOLLS: readonly Spot[] = [
  { x: 97, y: 104 },
  { x: 120, y: 96 },
  { x: 143, y: 104 },
];

/** Fences at even distances on an ellipse, the first at the top, clockwise. */
export function fences(number: number): Spot[] {
  return Array.from({ length: number }, (_, place) => {
    const angle = (2 * Math.PI * (place + 0.5)) / number - Math.PI / 2;
    return { x: CENTRE.x + 104 * Math.cos(angle), y: CENTRE.y + 78 * Math.sin(angle) };
  });
}

export function houses(): readonly Spot[] {
  return HOUSES;
}

export function dolls(): readonly Spot[] {
  return DOLLS;
}
