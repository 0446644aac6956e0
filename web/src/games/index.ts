/** The games that this browser can show. Each is a folder with the same files, found by their names:
 *  `card.ts` for the pages before a game, `index.ts` for the table, `lesson.json` for the lesson. */

import type { Component } from "svelte";

import { GET, got } from "../api";
import type { IconName, Strokes } from "../icons";
import type { Script } from "../lessons/script";
import type { GameInfo } from "../protocol";
import type { Scene } from "../stage.svelte";
import type { Director, Seen, Table } from "../table.svelte";
import { learn, term } from "../words.svelte";

/** What pages show of a game before it is played; it needs nothing of the table. */
export interface Card {
  /** The view from the veranda; for a low, broad place only the middle of it. */
  Picture: Component<{ isWide: boolean }>;
  icon: IconName | Strokes;
  /** How a seat is called before the game begins; `<game>/game` must be learnt. */
  seatName(seat: number, options: Record<string, unknown>): string;
  /** Whom somebody can choose to be, in a game with characters. */
  characters?: {
    icon: IconName | Strokes;
    name(character: string): string;
    about(character: string): string;
  };
}

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

/** A game's table. */
export interface GamePart {
  Board: Component<BoardProps>;
  /** What a game adds to the question: how an answer may be given by itself. */
  Reply?: Component<BoardProps>;
  /** What a game adds to its ending: a table, a picture of the moment. */
  Ending?: Component<BoardProps>;
  /** The whole board in words, in reading order, for those who do not see it. */
  describe(seen: Seen): Passage[];
  /** How a seat is called at this table, in the reader's language. */
  seatName(seen: Seen, seat: number): string;
  /** Must players not see each other's hands? Then one device has a curtain. */
  hasSecrets: boolean;
  /** How what happens is shown; null: only the log tells of it. */
  direct: Director;
  /** What a scene shows besides its sentence: the card, the portrait, the fire. */
  Tableau?: Component<{ scene: Scene; seen: Seen }>;
  /** What a chapter comes to, when it is told: a few short lines. */
  sumUp?(chapter: readonly Scene[]): string[];
}

const CARDS = import.meta.glob<Card>("./*/card.ts", { eager: true, import: "default" });
const PARTS = import.meta.glob<GamePart>("./*/index.ts", { import: "default" });
const LESSONS = import.meta.glob<Script>("./*/lesson.json", { import: "default" });

/** What the server offers and this browser can show, in the server's order. */
export let offered: GameInfo[] = [];

/** Before anything is shown; afterwards every game's card can be read. */
export async function learnGames(): Promise<void> {
  const mine = Object.keys(CARDS).map((file) => file.split("/")[1]!);
  const [games] = await Promise.all([
    got(GET("/api/games")).catch(() => []), // pages say what is wrong when it is needed
    learn(...mine.map((game) => `${game}/card`)),
  ]);
  offered = games.filter(({ name }) => isKnown(name));
}

export function isKnown(game: string): boolean {
  return `./${game}/card.ts` in CARDS;
}

export function infoOf(game: string): GameInfo | undefined {
  return offered.find(({ name }) => name === game);
}

export function cardOf(game: string): Card {
  return CARDS[`./${game}/card.ts`]!;
}

export function nameOf(game: string): string {
  return term(game, "name");
}

/** Fetched with the first table of that game. */
export async function partOf(game: string): Promise<GamePart> {
  return PARTS[`./${game}/index.ts`]!();
}

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in LESSONS;
}

export async function lessonOf(game: string): Promise<Script> {
  return LESSONS[`./${game}/lesson.json`]!();
}
