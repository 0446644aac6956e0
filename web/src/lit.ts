/** What a line of the log names lights up on the board.
 *
 *  An element is called by its `data-piece`, by its `data-place` and by each word of its
 *  `data-names`. A line calls the names of its action, one by one and together (swapping rice in L15
 *  calls rice, L15 and rice@L15), and its seat (`seat-1`). Elements that are called get `data-lit`. */

import type { LogLine } from "./protocol";

export function named({ names, who }: Pick<LogLine, "names" | "who">): string[] {
  const words = names.length > 1 ? [...names, names.join("@")] : names;
  return typeof who === "number" ? [...words, `seat-${who}`] : words;
}

/** Light up what is named, and nothing else; where something particular is, its seat need not be. */
export function light(root: Element, words: readonly string[]): void {
  for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  if (words.length === 0) return;
  const candidates = [...root.querySelectorAll("[data-piece], [data-place], [data-names]")];
  const particular = words.filter((word) => !word.startsWith("seat-"));
  const found = candidates.filter((element) => isCalled(element, particular));
  const lit = found.length > 0 ? found : candidates.filter((element) => isCalled(element, words));
  for (const element of lit) element.setAttribute("data-lit", "");
}

export function isCalled(element: Element, words: readonly string[]): boolean {
  const { piece = "", place = "", names = "" } = (element as HTMLElement | SVGElement).dataset;
  const own = [piece, place, ...names.split(" ")];
  return words.some((word) => own.includes(word));
}
