import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatName } from "./names";

/** Pieces are wood, swaps ring, the end of a turn drums; everything else is paper. */
const SOUNDS: Record<string, "wood" | "drum" | "bell"> = {
  lay: "wood",
  relay: "wood",
  exchange: "wood",
  figure: "wood",
  swap: "bell",
  with: "bell",
  "end-turn": "drum",
};

const part: GamePart = {
  Board,
  describe,
  seatName: (_seen, seat) => seatName(seat),
  hasSecrets: true,
  soundOf: ({ verb }) => SOUNDS[verb] ?? "paper",
};
export default part;
