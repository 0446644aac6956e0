import type { Card } from "..";
import { ICONS } from "./icons";
import Inn from "./picture/Inn.svelte";
import { name } from "./words";

const card: Card = {
  Picture: Inn,
  icon: ICONS.wanderer,
  seatName: (seat) => name("seat-name", { number: seat + 1 }),
};
export default card;
