/** What changed since one's last decision stays marked until the next: pieces that came, and pieces
 *  that lie somewhere else now. */

export type Homes = ReadonlyMap<string, string>;

/** Where each piece lies: the nearest place, or what its surroundings are called. */
export function homes(root: Element): Homes {
  const found = new Map<string, string>();
  for (const piece of root.querySelectorAll("[data-piece]"))
    found.set(piece.getAttribute("data-piece")!, homeOf(piece));
  return found;
}

/** Mark what is not where it was; without a memory nothing is new. */
export function mark(root: Element, before: Homes | null): void {
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const isNew =
      before !== null && before.get(piece.getAttribute("data-piece")!) !== homeOf(piece);
    piece.toggleAttribute("data-new", isNew);
  }
}

function homeOf(piece: Element): string {
  const home = piece.parentElement?.closest("[data-place], [data-names]");
  return home?.getAttribute("data-place") ?? home?.getAttribute("data-names") ?? "";
}
