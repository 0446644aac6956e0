/** Sentences for people: the server's own Fluent catalogues, read by the browser too.
 *
 *  Catalogues named web… are the browser's: together they are one book, of which each page brings
 *  its chapter. A game's catalogues lie beside its rules: `<game>/card` and `<game>/game` are the
 *  book of the game's name, any other, such as `<game>/web`, is a book of its own. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap, SvelteSet } from "svelte/reactivity";

import { type Language, settings } from "./settings.svelte";

export type Details = Record<string, FluentVariable>;

const ROOT = "../../src/engawa";
const CATALOGUES = import.meta.glob<string>(
  [
    "../../src/engawa/locale/*/web*.ftl",
    "../../src/engawa/games/*/locale/*/{card,game,web,lesson}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const books = new SvelteMap<string, FluentBundle>();
const read = new SvelteSet<string>();

/** Read catalogues; afterwards `say` and `term` know their sentences. */
export async function learn(...catalogues: string[]): Promise<void> {
  await Promise.all(catalogues.map((name) => learnOne(name, settings.language)));
}

async function learnOne(name: string, language: Language): Promise<void> {
  const key = `${language} ${name}`;
  if (read.has(key)) return;
  const fetch = CATALOGUES[fileOf(name, language)];
  if (!fetch) throw new Error(`There is no catalogue ${name} in ${language}.`);
  const text = await fetch();
  if (read.has(key)) return; // somebody else was faster
  const book = `${language} ${bookOf(name)}`;
  const bundle = books.get(book) ?? new FluentBundle(language, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(text));
  if (problems.length > 0) throw problems[0]!;
  books.set(book, bundle);
  read.add(key);
}

function fileOf(name: string, language: Language): string {
  const [game, chapter] = name.split("/");
  if (!chapter) return `${ROOT}/locale/${language}/${name}.ftl`;
  return `${ROOT}/games/${game!.replaceAll("-", "_")}/locale/${language}/${chapter}.ftl`;
}

function bookOf(name: string): string {
  const [game, chapter] = name.split("/");
  if (!chapter) return "web";
  return chapter === "card" || chapter === "game" ? game! : name;
}

/** Speak another language: whatever was read is read in it first, so nothing flickers. */
export async function speak(language: Language): Promise<void> {
  const names = [...read].map((key) => key.split(" ")[1]!);
  await Promise.all(names.map((name) => learnOne(name, language)));
  settings.change({ language });
}

/** A sentence of the browser's own. */
export function say(message: string, details: Details = {}): string {
  return term("web", message, details);
}

/** A sentence or a name of a game's own book. */
export function term(book: string, message: string, details: Details = {}): string {
  // Chapters are added to a book: asking what was read makes readers look again.
  const bundle = read.size > 0 ? books.get(`${settings.language} ${book}`) : undefined;
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) throw new Error(`${settings.language} ${book} lacks “${message}”.`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, details, problems);
  if (problems.length > 0) throw problems[0]!;
  return text;
}
