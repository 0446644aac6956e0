/** The games' own parts; each is fetched with the first table of that game. */

import type { Component } from "svelte";

import type { Seen, Table } from "../table.svelte";

export const GAMES = ["samurai-spirit", "samurai", "rent-a-hero"] as const;
export type GameName = (typeof GAMES)[number];

export interface BoardProps {
  table: Table;
  /** What the shown seat sees: draw this, not `table.seen` (a replay shows an older one). */
  seen: Seen;
}

/** A heading and what is to be read under it: the board in words. */
export interface Passage {
  title: string;
  lines: string[];
}

export interface GamePart {
  Board: Component<BoardProps>;
  /** What a game adds to the question: how an answer may be given by itself. */
  Reply?: Component<BoardProps>;
  /** The whole board in words, in reading order, for those who do not see it. */
  describe(seen: Seen): Passage[];
  /** How a seat is called at this table, in the reader's language. */
  seatName(seen: Seen, seat: number): string;
  /** Must players not see each other's hands? Then one device has a curtain. */
  hasSecrets: boolean;
  /** Which sound a log line makes. */
  soundOf(action: string): "wood" | "paper" | "drum" | "bell";
}

const PARTS: Record<GameName, () => Promise<{ default: GamePart }>> = {
  "samurai-spirit": () => import("./samurai-spirit"),
  samurai: () => import("./samurai"),
  "rent-a-hero": () => import("./rent-a-hero"),
};

export async function partOf(game: string): Promise<GamePart> {
  return (await PARTS[game as GameName]()).default;
}
