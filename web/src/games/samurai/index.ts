import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatName } from "./names";
import { asked } from "./asking";
import Ending from "./Ending.svelte";
import { direct } from "./scenes";
import Tableau from "./Tableau.svelte";

const part: GamePart = {
  Board,
  describe,
  seatName: (_seen, seat) => seatName(seat),
  hasSecrets: true,
  direct,
  Tableau,
  Ending,
  asked,
};
export default part;
