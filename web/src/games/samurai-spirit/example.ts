/** A position for tests: three samurai in round 1, nothing has happened yet. */

import type {
  Choice,
  SamuraiSpiritFacts,
  SamuraiSpiritPrintedRaider,
  SamuraiSpiritView,
  SamuraiSpiritViewedBoard,
} from "../../protocol";

/** A choice by its verb and names: “give kyuzo kanbei”; its action is the same text. */
export function choiceOf(action: string): Choice {
  const [verb = "", ...names] = action.split(" ");
  return { action, verb, names, text: action };
}

/** What tests need of the facts. */
const RAIDERS: SamuraiSpiritFacts["raiders"] = {
  "1-doll": raider(1, "doll"),
  "1-farm-intruder": raider(1, "farm", ["intruder"]),
  "1-none-fire": raider(1, null, ["fire"]),
  "2-doll": raider(2, "doll"),
  "2-doll-intruder": raider(2, "doll", ["intruder"]),
  "2-hat-flames": raider(2, "hat", [], true),
  "2-none-fire": raider(2, null, ["fire"]),
  "3-doll-wound-flames": raider(3, "doll", ["wound"], true),
  "4-hat": raider(4, "hat"),
  "5-none-no-support-flames": raider(5, null, ["no-support"], true),
};

function raider(
  value: number,
  symbol: string | null,
  penalties: string[] = [],
  flames = false,
): SamuraiSpiritPrintedRaider {
  return { value, symbol, penalties, flames, rank: "plunderer" };
}

export const FACTS: SamuraiSpiritFacts = {
  raiders: RAIDERS,
  samurai: {},
  orders: { "3-1-2": [3, 1, 2] },
};

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
    rules_version: 2,
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
