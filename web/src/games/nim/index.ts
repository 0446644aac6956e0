import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { name } from "./words";

const part: GamePart = {
  Board,
  describe,
  seatName: (_seen, seat) => name("seat-name", { number: seat + 1 }),
  hasSecrets: true,
  soundOf: ({ verb }) => (verb === "take" ? "wood" : "paper"),
};
export default part;
