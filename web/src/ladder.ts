/** How a finished game went for whoever looks at it, and what could be played next. */

import type { GameInfo, Rematch, TableInfo } from "./protocol";

/** Watched: by spectators, or on one device, where somebody at it has won and somebody has not. */
export type Standing = "won" | "lost" | "shared" | "watched";

const LEVEL = "level"; // the option by which games that are won together get harder
const ENOUGH = 2; // defeats in a row after which something easier is offered

export function standing(table: TableInfo, winners: readonly number[]): Standing {
  const mine = table.seats.filter((seat) => seat.is_mine).map(({ seat }) => seat);
  if (mine.length === 0) return "watched";
  if (table.is_cooperative) return winners.length > 0 ? "won" : "lost";
  if (mine.length === table.seats.length) return "watched";
  if (!winners.some((seat) => mine.includes(seat))) return "lost";
  return winners.every((seat) => mine.includes(seat)) ? "won" : "shared";
}

export interface Step {
  direction: "harder" | "easier";
  /** A level of the game or, where there is none, of its bots. */
  level: string;
  isOfBots: boolean;
  changes: Rematch;
}

/** One step up after a victory, one down after two defeats in a row; null at the end of the ladder. */
export function nextStep(
  game: GameInfo,
  table: TableInfo,
  result: Standing,
  defeats: number,
): Step | null {
  const direction = result === "won" ? "harder" : "easier";
  if (result !== "won" && (result !== "lost" || defeats < ENOUGH)) return null;
  const option = game.options.find(({ name }) => name === LEVEL);
  const isOfBots = !table.is_cooperative || !option;
  const levels = isOfBots ? game.bots : option.values.map(String);
  const now = isOfBots
    ? Math.max(...table.seats.map(({ bot }) => levels.indexOf(bot ?? "")))
    : levels.indexOf(String(table.options[LEVEL]));
  const level = levels[now + (direction === "harder" ? 1 : -1)];
  if (now < 0 || level === undefined) return null;
  const changes = isOfBots ? { bot: level } : { options: { [LEVEL]: level } };
  return { direction, level, isOfBots, changes };
}
