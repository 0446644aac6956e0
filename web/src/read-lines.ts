/** How far the talk at each table was read on this device. */

const KEY = "engawa-read";
const MOST = 40; // tables that are remembered, the last looked at

function kept(): [table: string, line: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function lastRead(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

export function keepRead(table: string, line: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, line], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
