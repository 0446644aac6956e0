/** What can be chosen before a game, as the server offers it, and where the rules tell of it. */

import type { GameName } from "../../../games";
import type { GameInfo } from "../../../protocol";

/** An option that changes rules. */
export interface Choice {
  name: string;
  values: string[];
  usual: string;
  section: string;
}

export interface Offer {
  game: GameName;
  seats: { fewest: number; most: number; usual: number };
  bots: string[];
  choices: Choice[];
  /** Who can be led, where that is to be chosen. */
  samurai: string[];
}

/** As the book has it, which depends on the number of players: the server knows. */
export const USUAL = "usual";

const SECTIONS: Record<GameName, Record<string, string>> = {
  "samurai-spirit": { level: "3.2" },
  samurai: { hands: "3.3", figures: "3.4", captures: "7.2" },
  "rent-a-hero": { hints: "7.1", deck: "7.2" },
};
const DEPENDS = ["captures"]; // on the number of players
const FEWEST_SEATS = 2; // one player of Samurai Spirit leads two samurai at least (§3.1)

export function offerOf(info: GameInfo): Offer {
  const game = info.name as GameName;
  return {
    game,
    seats: {
      fewest: Math.max(info.players.min, FEWEST_SEATS),
      most: info.players.max,
      usual: info.players.usual,
    },
    bots: info.bots,
    choices: Object.entries(SECTIONS[game]).map(([name, section]) => {
      const { values, usual } = info.options[name]!;
      return DEPENDS.includes(name)
        ? { name, section, usual: USUAL, values: [USUAL, ...values.map(String)] }
        : { name, section, usual: String(usual), values: values.map(String) };
    }),
    samurai: info.samurai,
  };
}
