import { term } from "../../words.svelte";
import type { Card } from "..";
import Inn from "./picture/Inn.svelte";

const SIGN =
  "M12 2.500c-3.8.8-6 4.2-6 8L4 21.500h16l-2-11c0-3.8-2.2-7.2-6-8M8.8 11.500c.3-4.3 6.1-4.3 6.4 0 0 2.3-1.5 4-3.2 4s-3.2-1.7-3.2-4M12 15.500v6"; // somebody hooded

const card: Card = {
  Picture: Inn,
  icon: SIGN,
  seatName: (seat) => term("rent-a-hero", "seat-name", { number: seat + 1 }),
};
export default card;
