/** The seven heroes by their strength, in the words of the game's own catalogue. */

import { settings } from "../../settings.svelte";
import { name, say } from "./words";

export const PLACES = 6; // of a band: the sixth hero wins

const NAMES = [
  "angry-chicken",
  "pyromaniac",
  "witch",
  "dog-trainer",
  "sergeant",
  "black-knight",
  "wizard",
] as const;
export type HeroName = (typeof NAMES)[number];

export const STRENGTHS = [1, 2, 3, 4, 5, 6, 7] as const;
export const WITCH = 3;
export const DOG_TRAINER = 4;

/** The word for a hero in catalogues and among the icons. */
export function wordOf(hero: number): HeroName {
  return NAMES[hero - 1]!;
}

export function heroName(hero: number): string {
  return name(`hero-${wordOf(hero)}`);
}

/** `3 Witch`, as in the log: the strength is what the rules speak of. */
export function heroWithStrength(hero: number): string {
  return `${hero} ${heroName(hero)}`;
}

export function powerWords(hero: number): string {
  return name(`power-${wordOf(hero)}`);
}

/** The power in two or three words, for a card. */
export function shortPower(hero: number): string {
  return say(`short-${wordOf(hero)}`);
}

/** Where the rules describe the power: §5.5 for the first hero, and so on. */
export function sectionOf(hero: number): string {
  return `5.${hero + 4}`;
}

export function requirementWords(hero: number, players: number): string {
  return name(`requirement-${wordOf(hero)}`, { players });
}

/** “Player 2”, never broken between the lines. */
export function seatWords(seat: number): string {
  return name("seat-name", { number: seat + 1 }).replaceAll(" ", "\u00a0");
}

/** “1 Angry Chicken, 2 Pyromaniac and 3 Witch”; or “or”. */
export function heroList(heroes: readonly number[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat(settings.language, { type }).format(heroes.map(heroWithStrength));
}
