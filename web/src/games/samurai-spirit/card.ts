import { term } from "../../words.svelte";
import type { Card } from "..";
import Village from "./picture/Village.svelte";

export const BARRICADE =
  "M4 20V9l2-3 2 3v11M10 20V9l2-3 2 3v11M16 20V9l2-3 2 3v11M2.5 12h19M2.5 16.5h19";
export const BLADES =
  "M4 4l12.5 12.5M20 4 7.5 16.5M14 18.5l4.5-4.500M16.5 16.5 20 20M10 18.5 5.5 14M7.5 16.5 4 20";
const GAME = "samurai-spirit";
const ANYBODY = "random"; // a samurai left to chance

const card: Card = {
  Picture: Village,
  icon: BARRICADE,
  seatName(seat, options) {
    const samurai = (options["samurai"] as string[] | undefined)?.[seat] ?? ANYBODY;
    return samurai === ANYBODY
      ? term(GAME, "option-samurai-drawn", { number: seat + 1 })
      : term(GAME, `samurai-${samurai}`);
  },
  characters: {
    icon: BLADES,
    name: (samurai) => term(GAME, `samurai-${samurai}`),
    about: (samurai) => term(GAME, `talent-${samurai}`),
  },
};
export default card;
