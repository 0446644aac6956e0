/** How what happens in Rent a Hero is shown: the wanderer's way in passing, powers and losses to be
 *  read. */

import type { Happening } from "../../protocol";
import type { Direction } from "../../stage.svelte";
import type { Director } from "../../table.svelte";

const DIRECTIONS: Record<string, (details: Happening["details"]) => Direction> = {
  "turn-begins": () => ({ weight: "brief" }),
  requirement: () => ({ weight: "plain", sound: "paper" }),
  sent: () => ({ weight: "brief", anchor: "wanderer", sound: "wood" }),
  "sent-top": () => ({ weight: "brief", anchor: "wanderer", sound: "wood" }),
  dropped: () => ({ weight: "plain", anchor: "pile", sound: "paper" }),
  arrived: () => ({ weight: "brief", anchor: "wanderer", sound: "wood" }),
  "answered-yes": () => ({ weight: "plain", sound: "paper" }),
  "answered-no": () => ({ weight: "plain", sound: "paper" }),
  passed: () => ({ weight: "brief", anchor: "wanderer", sound: "wood" }),
  recruited: ({ seat, hero }) => ({
    weight: "plain",
    mood: "gold",
    anchor: `band-${seat}-${hero}`,
    sound: "drum",
  }),
  "pair-lost": () => ({ weight: "strong", mood: "danger", sound: "gong" }),
  "power-used": ({ seat, hero }) => ({
    weight: "plain",
    mood: "gold",
    anchor: `band-${seat}-${hero}`,
    sound: "bell",
  }),
  cancelled: () => ({ weight: "plain", mood: "danger", sound: "drum" }),
  "wanderer-discarded": () => ({ weight: "plain", anchor: "pile", sound: "paper" }),
  readied: () => ({ weight: "plain", sound: "bell" }),
  chased: () => ({ weight: "plain", mood: "danger", sound: "drum" }),
  lifted: () => ({ weight: "plain", sound: "bell" }),
  reshuffled: () => ({ weight: "brief", anchor: "deck", sound: "paper" }),
  "six-heroes": () => ({ weight: "strong", mood: "gold", sound: "victory" }),
  counted: () => ({ weight: "strong", mood: "gold", sound: "gong" }),
};

export const direct: Director = ({ event, details }) => DIRECTIONS[event]?.(details) ?? null;
