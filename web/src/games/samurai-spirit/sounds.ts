/** Which sound a log line makes: paper for cards, wood for boards, a drum for harm, a bell for kiai. */

import type { Parts } from "../../acts";
import type { Sound } from "../../sound";

const DRUMS = ["farmstead", "family", "wounded", "suffer", "reinforce"];
const PAPER = ["draw", "deal", "intruder", "redraw", "discard", "hand", "order", "give", "remove"];

export function soundOf({ verb }: Parts): Sound {
  if (verb === "use" || verb === "healed") return "bell";
  if (DRUMS.includes(verb)) return "drum";
  return PAPER.includes(verb) ? "paper" : "wood";
}
