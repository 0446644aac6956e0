/** Who sits where: the viewer on the near side, the others across, as the wanderer walks. */

/** The other seats from the viewer's left neighbour on; all of them for a spectator. */
export function across(players: number, viewer: number | null): number[] {
  const first = viewer === null ? 0 : viewer + 1;
  const others = viewer === null ? players : players - 1;
  return Array.from({ length: others }, (_, place) => (first + place) % players);
}

/** The band in the order of places: who is ready and who lies sideways, by strength. */
export function bandOf(board: {
  ready: number[];
  used: number[];
}): { hero: number; isUsed: boolean }[] {
  return [
    ...board.ready.map((hero) => ({ hero, isUsed: false })),
    ...board.used.map((hero) => ({ hero, isUsed: true })),
  ].sort((one, other) => one.hero - other.hero);
}

/** Cards of a hand, each copy with a name of its own, so that the others stay where they are. */
export function copiesOf(hand: readonly number[]): { hero: number; piece: string }[] {
  const seen = new Map<number, number>();
  return [...hand]
    .sort((one, other) => one - other)
    .map((hero) => {
      const copy = (seen.get(hero) ?? 0) + 1;
      seen.set(hero, copy);
      return { hero, piece: `card-${hero}-${copy}` };
    });
}
