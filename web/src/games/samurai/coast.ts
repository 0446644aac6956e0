/** The lines of the map: coasts run round whole islands, a little uneven as if cut in wood. */

import { corners, isBeside, type Placed, type Point, R, round } from "./hexes";

const UNEVEN = 0.09 * R;
const ROUNDING = 0.36; // of an edge, at each of its ends

export interface Lines {
  /** Islands, to be filled. */
  land: string;
  /** Borders between hexes of land. */
  fields: string;
  /** Borders of sea hexes. */
  sea: string;
}

export function linesOf(hexes: readonly Placed[]): Lines {
  const land = hexes.filter((hex) => hex.terrain !== "sea");
  const sea = hexes.filter((hex) => hex.terrain === "sea");
  return {
    land: coasts(land).map(rounded).join(""),
    fields: bordersBetween(land).map(straight).join(""),
    sea: unique(sea.flatMap(edges)).map(straight).join(""),
  };
}

type Edge = readonly [Point, Point];

function edges(at: Point): Edge[] {
  const six = corners(at);
  return six.map((corner, n) => [corner, six[(n + 1) % 6]!] as const);
}

/** Edges with land on one side only, joined to loops. At each corner at most one of them begins. */
function coasts(land: readonly Placed[]): Point[][] {
  const all = land.flatMap(edges);
  const there = new Set(all.map(([from, to]) => `${key(from)} ${key(to)}`));
  const next = new Map<string, Edge>();
  for (const [from, to] of all)
    if (!there.has(`${key(to)} ${key(from)}`)) next.set(key(from), [from, to]);
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let edge = next.get(start); edge; edge = next.get(key(edge[1]))) {
      loop.push(uneven(edge[0]));
      next.delete(key(edge[0]));
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function bordersBetween(land: readonly Placed[]): Edge[] {
  return unique(
    land.flatMap((hex) => {
      const others = land.filter((other) => isBeside(hex, other));
      return edges(hex).filter(([from, to]) => others.some((other) => has(other, from, to)));
    }),
  );
}

function has(hex: Placed, from: Point, to: Point): boolean {
  const six = corners(hex).map(key);
  return six.includes(key(from)) && six.includes(key(to));
}

function unique(edges: readonly Edge[]): Edge[] {
  const found = new Map(edges.map((edge) => [edge.map(key).sort().join(" "), edge]));
  return [...found.values()];
}

function key({ x, y }: Point): string {
  return `${Math.round(x * 4)},${Math.round(y * 4)}`;
}

/** Always the same little shift for the same corner. */
function uneven({ x, y }: Point): Point {
  const angle = 12.9898 * Math.round(x) + 78.233 * Math.round(y);
  return { x: x + UNEVEN * Math.sin(angle), y: y + UNEVEN * Math.cos(1.7 * angle) };
}

function rounded(loop: readonly Point[]): string {
  const parts = loop.map((corner, n) => {
    const before = loop.at(n - 1)!;
    const after = loop[(n + 1) % loop.length]!;
    const [into, out] = [towards(corner, before), towards(corner, after)];
    return `${n === 0 ? "M" : "L"}${text(into)}Q${text(corner)} ${text(out)}`;
  });
  return `${parts.join("")}z`;
}

function towards(from: Point, to: Point): Point {
  return { x: from.x + ROUNDING * (to.x - from.x), y: from.y + ROUNDING * (to.y - from.y) };
}

function straight([from, to]: Edge): string {
  return `M${text(from)}L${text(to)}`;
}

function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
