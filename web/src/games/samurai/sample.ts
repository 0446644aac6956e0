/** A small coast and a view of it, for tests. */

import type { MapHex, SamuraiView } from "../../protocol";

function hex(name: string, terrain: MapHex["terrain"], place: string | null = null): MapHex {
  return {
    hex: name,
    column: name.charCodeAt(0) - "A".charCodeAt(0),
    row: Number(name.slice(1)),
    terrain,
    room: place ? 1 : 0,
    name: place,
    players: name.startsWith("S") ? [4] : [2, 3, 4],
  };
}

/** Sendai with four hexes of land and two of sea around it, and a corner of the north. */
export const COAST: MapHex[] = [
  hex("P10", "land"),
  hex("P11", "land"),
  hex("Q10", "land"),
  hex("Q11", "settlement", "Sendai"),
  hex("Q12", "sea"),
  hex("R10", "sea"),
  hex("R11", "land"),
  hex("S2", "sea"),
];

export function viewOf(changes: Partial<SamuraiView> = {}): SamuraiView {
  const player = { hand: [], reserve: [], captured: [], removed: [], unlaid: [] };
  return {
    game: "samurai",
    seat: 0,
    actor: 0,
    legal: [],
    players: 2,
    hands: "random",
    figures: "random",
    captures: "open",
    first: 0,
    turn: 0,
    step: "lay",
    tiles_laid: 0,
    ordinary_laid: false,
    swap: null,
    relay: null,
    board: {},
    settlements: {},
    strengths: {},
    open_land: {},
    set_aside: [],
    seats: [player, player],
    ending: null,
    names: { O14: "Edo", Q11: "Sendai" },
    behind_screens: null,
    ...changes,
  };
}
