/** What a line of the log names lights up on the board.
 *
 *  An element is called by its `data-piece`, by its `data-place` and by each word of its
 *  `data-names`. A line names what follows the verb of its action, as a whole and word by word
 *  (`swap:rice@L15` names rice@L15, rice and L15), and its seat (`seat-1`). Elements that are named
 *  get `data-lit`. */

export function named(action: string, who: number | string): string[] {
  const [, ...tail] = action.split(":");
  const words = [...new Set(tail.flatMap((part) => [part, ...part.split(/[@>]/)]))];
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

function isCalled(element: Element, words: readonly string[]): boolean {
  const { piece = "", place = "", names = "" } = (element as HTMLElement | SVGElement).dataset;
  const own = [piece, place, ...names.split(" ")];
  return words.some((word) => own.includes(word));
}
