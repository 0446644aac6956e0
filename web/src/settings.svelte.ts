/** What a person chose on this device, kept in the browser. */

import type { Pace } from "./stage.svelte";

export const LANGUAGES = ["en", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

const KEY = "engawa"; // theme.js reads it too

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** How fast what happens is told. */
  pace: Pace;
  motion: boolean;
  /** Rent a Hero: use nothing after so many seconds in which nothing stirs; 0 asks for ever. */
  waitAfter: number;
  /** Single keys choose, take back and ask. */
  shortcuts: boolean;
  /** Ask the coach at each of my decisions. */
  coach: boolean;
  /** Games that were last set up as in the book, where there is a quicker start. */
  asInTheBook: string[];
  /** Have I said what others should call me? */
  isNamed: boolean;
  /** By game: defeats in a row, and the table of the last game that was counted. */
  defeats: Record<string, { table: string; number: number }>;
}

class Settings {
  #kept = $state(read());

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  /** Pieces move, unless the person or the system would rather not. */
  get motion(): boolean {
    return this.#kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  get waitAfter(): number {
    return this.#kept.waitAfter;
  }
  get shortcuts(): boolean {
    return this.#kept.shortcuts;
  }
  get coach(): boolean {
    return this.#kept.coach;
  }
  get asInTheBook(): readonly string[] {
    return this.#kept.asInTheBook;
  }

  get isNamed(): boolean {
    return this.#kept.isNamed;
  }

  /** Defeats in a row after this game, which is counted once; a victory ends the row. */
  count(game: string, table: string, result: "won" | "lost" | "shared"): number {
    const before = this.#kept.defeats[game];
    if (before?.table === table) return before.number;
    const number = result === "lost" ? (before?.number ?? 0) + 1 : 0;
    this.change({ defeats: { ...this.#kept.defeats, [game]: { table, number } } });
    return number;
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** Language and theme are the page's own: for the browser and for style sheets. */
  show(): void {
    const page = document.documentElement;
    page.lang = this.#kept.language;
    if (this.#kept.theme === "system") delete page.dataset["theme"];
    else page.dataset["theme"] = this.#kept.theme;
  }
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(navigator.languages),
    theme: "system",
    sound: true,
    volume: 0.7,
    pace: "normal",
    motion: true,
    waitAfter: 0,
    shortcuts: true,
    coach: false,
    asInTheBook: [],
    isNamed: false,
    defeats: {},
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const isKnown = LANGUAGES.some((language) => language === kept.language);
    return { ...usual, ...kept, language: isKnown ? kept.language! : usual.language };
  } catch {
    return usual;
  }
}

/** The first of the browser's languages that we speak. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const settings = new Settings();
