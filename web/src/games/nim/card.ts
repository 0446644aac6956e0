import type { Card } from "..";
import { ICONS } from "./icons";
import Picture from "./Picture.svelte";
import { name } from "./words";

const card: Card = {
  Picture,
  icon: ICONS.stones,
  seatName: (seat) => name("seat-name", { number: seat + 1 }),
};
export default card;
