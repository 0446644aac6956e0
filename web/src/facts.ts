/** What is printed on a game's cards and maps: told by the server, and the same in every match. */

import { GET, got } from "./api";

const known = new Map<string, unknown>();

/** Fetch them, once; afterwards `factsOf` knows them. */
export async function learnFacts(game: string): Promise<void> {
  if (known.has(game)) return;
  keepFacts(game, await got(GET("/api/games/{game}/facts", { params: { path: { game } } })));
}

export function keepFacts(game: string, facts: unknown): void {
  known.set(game, facts);
}

export function factsOf<Facts>(game: string): Facts {
  return known.get(game) as Facts;
}
