import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatName } from "./names";

const part: GamePart = {
  Board,
  describe,
  seatName: (_seen, seat) => seatName(seat),
  hasSecrets: true,
  soundOf(action) {
    if (/^(lay|relay|exchange|figure)/.test(action)) return "wood";
    if (/^(swap|with)/.test(action)) return "bell";
    return action === "end-turn" ? "drum" : "paper";
  },
};
export default part;
