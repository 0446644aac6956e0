import { settings } from "./settings.svelte";

/** The server's choices are parts of sentences; on a button they begin like one. */
export function capital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(settings.language) + text.slice(first.length);
}

/** The sign of a seat: its number if that is its name, else its first letter. */
export function initialOf(name: string): string {
  return /\d+$/.exec(name)?.[0] ?? name.slice(0, 1);
}
