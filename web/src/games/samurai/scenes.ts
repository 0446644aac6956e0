/** How what happens in Samurai is shown: tiles in passing, captures one by one where they happen, the
 *  end with weight. */

import type { Happening } from "../../protocol";
import type { Direction } from "../../stage.svelte";
import type { Director } from "../../table.svelte";

const DIRECTIONS: Record<string, (details: Happening["details"]) => Direction> = {
  laid: ({ hex }) => ({ weight: "brief", anchor: String(hex), sound: "wood" }),
  relaid: ({ hex }) => ({ weight: "brief", anchor: String(hex), sound: "wood" }),
  exchanged: ({ hex }) => ({ weight: "plain", anchor: String(hex), sound: "wood" }),
  "figure-placed": ({ figure, place }) => ({
    weight: "brief",
    anchor: `${figure}@${place}`,
    sound: "wood",
  }),
  swapped: ({ figure, place }) => ({
    weight: "plain",
    anchor: `${figure}@${place}`,
    sound: "bell",
  }),
  taken: ({ place }) => ({ weight: "plain", mood: "gold", anchor: String(place), sound: "drum" }),
  tied: ({ place }) => ({ weight: "plain", mood: "danger", anchor: String(place), sound: "drum" }),
  unclaimed: ({ place }) => ({
    weight: "plain",
    mood: "danger",
    anchor: String(place),
    sound: "drum",
  }),
  skipped: ({ seat }) => ({ weight: "plain", anchor: `seat-${seat}` }),
  "last-figure": () => ({ weight: "strong", mood: "gold", sound: "gong" }),
  "four-set-aside": () => ({ weight: "strong", mood: "gold", sound: "gong" }),
  "nobody-can-lay": () => ({ weight: "strong", mood: "gold", sound: "gong" }),
};

export const direct: Director = ({ event, details }) => DIRECTIONS[event]?.(details) ?? null;
