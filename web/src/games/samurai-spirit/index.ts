/** Samurai Spirit's part of the browser. */

import type { SamuraiSpiritView } from "../../protocol";
import type { Seen } from "../../table.svelte";
import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { help } from "./help";
import { seatName } from "./names";
import { direct, sumUp } from "./scenes";
import Tableau from "./Tableau.svelte";

function viewOf(seen: Seen): SamuraiSpiritView {
  return seen.view as unknown as SamuraiSpiritView;
}

const part: GamePart = {
  Board,
  describe: (seen) => describe(viewOf(seen)),
  seatName: (seen, seat) => seatName(viewOf(seen), seat),
  hasSecrets: false, // all players know the same (RULES.md §13)
  direct,
  help: (topic, seen) => help(topic, viewOf(seen)),
  Tableau,
  sumUp,
};
export default part;
