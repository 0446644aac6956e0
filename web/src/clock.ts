/** Clocks go on here between one position and the next. */

import type { ClockInfo } from "./protocol";

/** Seconds that a seat has left, so many seconds after the position came. */
export function left(clocks: ClockInfo, seat: number, passed: number): number {
  const whole = clocks.left[seat] ?? 0;
  if (clocks.running !== seat) return whole;
  return Math.max(0, whole - clocks.elapsed - passed);
}

/** 4:05, or 2:04:05; days are left to those who write letters. */
export function face(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place > 0 ? String(part).padStart(2, "0") : part)).join(":");
}
