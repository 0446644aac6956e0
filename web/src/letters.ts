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

/** For SeatMarks of one table: those that begin alike get the first letter that sets them apart. */
export function initialsOf(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const initial = initialOf(name);
    const rivals = names.filter((other, at) => at !== place && initialOf(other) === initial);
    if (rivals.length === 0 || /\d/.test(initial)) return initial;
    const letters = [...name].slice(1);
    const at = letters.findIndex((letter, step) =>
      rivals.every((other) => [...other][step + 1] !== letter),
    );
    return initial + (letters[at] ?? letters[0] ?? "");
  });
}
