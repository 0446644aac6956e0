import type { GamePart } from "..";
import Board from "./Board.svelte";

const part: GamePart = {
  Board,
  describe: () => [],
  seatName: (_seen, seat) => String(seat),
  hasSecrets: false,
  soundOf: () => "wood",
};
export default part;
