import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatWords } from "./heroes";
import Patience from "./Patience.svelte";

/** Powers ring, recruits drum, walking is wood; everything else is a card: paper. */
const SOUNDS: Record<string, "wood" | "drum" | "bell"> = {
  power: "bell",
  recruit: "drum",
  send: "wood",
  "send-top": "wood",
  pass: "wood",
  wait: "wood",
};

const part: GamePart = {
  Board,
  Reply: Patience,
  describe,
  seatName: (_seen, seat) => seatWords(seat),
  hasSecrets: true,
  soundOf: ({ verb }) => SOUNDS[verb] ?? "paper",
};
export default part;
