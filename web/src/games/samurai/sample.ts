/** A small coast and a view of it, for tests. */

import type {
  Choice,
  SamuraiFacts,
  SamuraiMapHex,
  SamuraiPrintedTile,
  SamuraiView,
} from "../../protocol";

function hex(
  name: string,
  terrain: SamuraiMapHex["terrain"],
  place: string | null = null,
): SamuraiMapHex {
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
export const COAST: SamuraiMapHex[] = [
  hex("P10", "land"),
  hex("P11", "land"),
  hex("Q10", "land"),
  hex("Q11", "settlement", "Sendai"),
  hex("Q12", "sea"),
  hex("R10", "sea"),
  hex("R11", "land"),
  hex("S2", "sea"),
];

/** A choice by its verb and names: “lay rice-4 P10”; its action is the same text. */
export function choiceOf(action: string): Choice {
  const [verb = "", ...names] = action.split(" ");
  return { action, verb, names, text: action };
}

/** The faces of the tiles that tests name. */
export const TILES: SamuraiFacts["tiles"] = [
  printed("rice-4", "rice", 4),
  printed("ship-2", "ship", 2),
  printed("ship-1", "ship", 1),
  printed("exchange-tiles", "exchange-tiles", 0),
];

function printed(tile: string, sign: string, strength: number): SamuraiPrintedTile {
  const all = ["helmet", "buddha", "rice"];
  const kinds = all.includes(sign) ? [sign] : strength > 0 ? all : [];
  return { tile, sign, strength, kinds, is_fast: sign === "ship", copies: 1 };
}

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
