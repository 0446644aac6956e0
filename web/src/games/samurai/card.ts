import { term } from "../../words.svelte";
import type { Card } from "..";
import Coast from "./picture/Coast.svelte";

export const COLOURS = ["blue", "red", "green", "yellow"];
const SIGN =
  "M4.5 13.5C4.5 8.5 7.5 5.5 12 5.5s7.5 3 7.5 8l2 6.5h-4.5l-.5-3.5h-9l-.5 3.5H2.5zM10.5 8C6.5 8 3.5 6 3 2.5c2 2 5 3.2 8 3.3M13.5 8c4 0 7-2 7.5-5.5-2 2-5 3.2-8 3.3M4.5 13.5h15"; // a helmet

const card: Card = {
  Picture: Coast,
  icon: SIGN,
  seatName: (seat) => term("samurai", `seat-${COLOURS[seat]!}`),
};
export default card;
