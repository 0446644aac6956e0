import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatWords } from "./heroes";
import Patience from "./Patience.svelte";
import { direct } from "./scenes";

const part: GamePart = {
  Board,
  Reply: Patience,
  describe,
  seatName: (_seen, seat) => seatWords(seat),
  hasSecrets: true,
  direct,
};
export default part;
