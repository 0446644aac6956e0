/** A position for tests: three samurai in round 1, nothing has happened yet. */

import type { SamuraiSpiritView, SamuraiSpiritViewedBoard } from "../../protocol";

export function exampleBoard(
  samurai: string,
  changes: Partial<SamuraiSpiritViewedBoard> = {},
): SamuraiSpiritViewedBoard {
  return {
    samurai,
    wounds: 0,
    passed: false,
    combat: [],
    defence: [],
    token_lent_to: null,
    token_idle: false,
    in_kiai: false,
    side: "human",
    total: 0,
    kiai: 9,
    ...changes,
  };
}

export function exampleView(changes: Partial<SamuraiSpiritView> = {}): SamuraiSpiritView {
  return {
    game: "samurai-spirit",
    seat: 0,
    actor: 0,
    legal: [],
    players: 3,
    level: "normal",
    two_samurai_rule: false,
    round: 1,
    turn: 0,
    barricades: 5,
    barricade_cap: 5,
    farmsteads: { family: 1, farmstead: 1, barricade: 2, wound: 2 },
    families: ["heal", "barricade", "repel"],
    stack: ["?", "?", "?"],
    intruders: [],
    discard: [],
    unknown: [],
    set_aside: [],
    seats: ["kyuzo", "gorobei", "kanbei"].map((samurai) => exampleBoard(samurai)),
    village_tokens: {},
    penalty_card: null,
    suffered: [],
    handed: [],
    round_over: false,
    emptied_by: 0,
    set_aside_deals: 0,
    reinforcements: { made: 0, settled: [], joined: {} },
    agenda: [{ step: "action", seat: 0, value: 0 }],
    ending: null,
    ...changes,
  };
}
