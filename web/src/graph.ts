/** The chance to win over a finished game, as points of a drawing. */

import type { ReviewedTurn } from "./protocol";

export const WIDTH = 360;
export const HEIGHT = 180;
export const LEFT = 50; // room for the scale
export const TOP = 12;
export const BOTTOM = HEIGHT - 14;
const RIGHT = WIDTH - 10;
const SCALES = [0.05, 0.1, 0.25, 0.5, 1]; // the highest chance that the axis shows
const MOST_POINTS = 5;

export interface Point {
  /** Of the decision, from 1 on. */
  number: number;
  turn: ReviewedTurn;
  x: number;
  y: number;
}

export interface Curve {
  /** null: everybody's. */
  seat: number | null;
  points: Point[];
}

export function highest(turns: readonly ReviewedTurn[]): number {
  const most = Math.max(0, ...turns.flatMap((turn) => [turn.drawn, turn.chance]));
  return SCALES.find((scale) => scale >= most) ?? 1;
}

export function height(chance: number, top: number): number {
  return BOTTOM - ((BOTTOM - TOP) * Math.min(chance, top)) / top;
}

/** A curve for each seat through its own decisions; one for all who play together. */
export function curves(turns: readonly ReviewedTurn[], isTogether: boolean): Curve[] {
  const top = highest(turns);
  const steps = Math.max(1, turns.length - 1);
  const found = new Map<number | null, Point[]>();
  turns.forEach((turn, place) => {
    const seat = isTogether ? null : turn.seat;
    const x = LEFT + ((RIGHT - LEFT) * place) / steps;
    const point = { number: place + 1, turn, x, y: height(turn.drawn, top) };
    found.set(seat, [...(found.get(seat) ?? []), point]);
  });
  return [...found].map(([seat, points]) => ({ seat, points }));
}

/** The last decision that was made or is about to be made when the log is that long. */
export function pointAt(drawn: readonly Curve[], ply: number): Point | null {
  const past = drawn.flatMap(({ points }) => points).filter(({ turn }) => turn.ply <= ply);
  return past.sort((one, other) => one.number - other.number).at(-1) ?? null;
}

/** The decisions that cost most, in the order of the game. */
export function turningPoints(drawn: readonly Curve[]): Point[] {
  const loss = ({ turn }: Point): number => turn.best_chance - turn.chance;
  return drawn
    .flatMap(({ points }) => points)
    .filter(({ turn }) => turn.is_turning_point)
    .sort((one, other) => loss(other) - loss(one))
    .slice(0, MOST_POINTS)
    .sort((one, other) => one.number - other.number);
}
