import type { GamePart } from "..";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { name } from "./words";

const part: GamePart = {
  Board,
  describe,
  seatName: (_seen, seat) => name("seat-name", { number: seat + 1 }),
  hasSecrets: true,
  direct: ({ event, details }) =>
    event === "took"
      ? { weight: "plain", anchor: `seat-${details["seat"]}`, sound: "wood" }
      : { weight: "brief", sound: "paper" },
};
export default part;
