import { term } from "../../words.svelte";
import type { Card } from "..";
import Picture from "./Picture.svelte";

const THREE_STONES =
  "M3 16.500c0-2.500 2-4 4.500-4s4 1.500 4 4-1.500 3.500-4.200 3.500S3 19 3 16.500M12.500 16.500c0-2.500 2-4 4.500-4s4 1.500 4 4-1.500 3.500-4.200 3.500-4.300-1-4.300-3.500M7.800 8c0-2.500 2-4 4.500-4s4 1.500 4 4-1.500 3.500-4.200 3.500S7.800 10.500 7.800 8";

const card: Card = {
  Picture,
  icon: THREE_STONES,
  seatName: (seat) => term("nim", "seat-name", { number: seat + 1 }),
};
export default card;
