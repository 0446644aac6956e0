import { settings } from "./settings.svelte";

/** The server's choices are parts of sentences; on a button they begin like one. */
export function capital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(settings.language) + text.slice(first.length);
}

/** For SeatMark: numbered seats by their number, others by their first letter. */
export function initialOf(name: string): string {
  return /\d+/.exec(name)?.[0] ?? name[0] ?? "";
}
