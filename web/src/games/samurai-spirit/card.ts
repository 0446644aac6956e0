import type { Card } from "..";
import { ICONS } from "./icons";
import Village from "./picture/Village.svelte";
import { name } from "./words";

const ANYBODY = "random"; // a samurai left to chance

const card: Card = {
  Picture: Village,
  icon: ICONS.barricade,
  seatName(seat, options) {
    const samurai = (options["samurai"] as string[] | undefined)?.[seat] ?? ANYBODY;
    return samurai === ANYBODY
      ? name("option-samurai-drawn", { number: seat + 1 })
      : name(`samurai-${samurai}`);
  },
  characters: {
    icon: ICONS.blades,
    name: (samurai) => name(`samurai-${samurai}`),
    about: (samurai) => name(`talent-${samurai}`),
  },
};
export default card;
