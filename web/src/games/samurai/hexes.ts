/** Where hexes lie: flat-topped, in columns, every second one half a hex lower.
 *
 *  A wide screen shows Japan lying, as old scroll maps do: turned by one sixth, so that hexes stay
 *  flat-topped and each of them is nearly twice as large. */

import type { SamuraiMapHex } from "../../protocol";

export const R = 20; // from a hex's middle to its corners
export const APART = Math.sqrt(3) * R; // between the middles of two hexes that touch
const SIXTH = Math.PI / 3;
const MARGIN = 0.35 * R;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Placed = SamuraiMapHex & Point;

export interface Layout {
  /** All hexes in play, in map order. */
  hexes: Placed[];
  at: ReadonlyMap<string, Placed>;
  settlements: Placed[];
  box: Box;
  isLying: boolean;
}

export type Direction = "up" | "down" | "left" | "right";

export function layOut(map: readonly SamuraiMapHex[], players: number, isLying: boolean): Layout {
  const hexes = map
    .filter((hex) => hex.players.includes(players))
    .map((hex) => ({ ...hex, ...middle(hex.column, hex.row, isLying) }));
  return {
    hexes,
    at: new Map(hexes.map((hex) => [hex.hex, hex])),
    settlements: hexes.filter((hex) => hex.terrain === "settlement"),
    box: around(hexes),
    isLying,
  };
}

function middle(column: number, row: number, isLying: boolean): Point {
  const upright = { x: 1.5 * R * column, y: APART * (row + (column % 2) / 2) };
  return isLying ? turn(upright, SIXTH) : upright;
}

function turn({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function around(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - R - MARGIN, Math.min(...ys) - APART / 2 - MARGIN];
  const [right, bottom] = [Math.max(...xs) + R + MARGIN, Math.max(...ys) + APART / 2 + MARGIN];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The six corners, clockwise from the right one. */
export function corners({ x, y }: Point, radius = R): Point[] {
  return Array.from({ length: 6 }, (_, n) => ({
    x: x + radius * Math.cos(n * SIXTH),
    y: y + radius * Math.sin(n * SIXTH),
  }));
}

export function outline(at: Point, radius = R): string {
  const points = corners(at, radius).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${points.join("L")}z`;
}

export function round(length: number): number {
  return Math.round(length * 100) / 100;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function isBeside(one: Point, other: Point): boolean {
  return Math.abs(distance(one, other) - APART) < R / 4;
}

/** The hex under a point, if there is one. */
export function hexAt(hexes: readonly Placed[], point: Point): Placed | null {
  const nearest = nearestTo(hexes, point);
  return nearest && distance(nearest, point) <= R ? nearest : null;
}

export function nearestTo<T extends Point>(points: readonly T[], point: Point): T | null {
  let found: T | null = null;
  for (const other of points)
    if (!found || distance(other, point) < distance(found, point)) found = other;
  return found;
}

/** The nearest in a direction: what lies far to the side counts as further away. */
export function nearestTowards<T extends Point>(
  points: readonly T[],
  from: Point,
  direction: Direction,
): T | null {
  let found: T | null = null;
  let best = Infinity;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const isAcross = direction === "left" || direction === "right";
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    const ahead = sign * (isAcross ? dx : dy);
    const aside = Math.abs(isAcross ? dy : dx);
    if (ahead < 1 || aside > 2 * ahead) continue;
    const length = ahead + 2 * aside;
    if (length < best) [found, best] = [point, length];
  }
  return found;
}

/** Line by line, as one reads. */
export function inReadingOrder<T extends Point>(points: readonly T[]): T[] {
  return [...points].sort((one, other) => {
    const dy = one.y - other.y;
    return Math.abs(dy) > R / 4 ? dy : one.x - other.x;
  });
}
