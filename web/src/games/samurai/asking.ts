/** The question as one asks a person: “Your turn: lay a tile”, “Ada to play”. */

import type { SamuraiView } from "../../protocol";
import type { Seen, Table } from "../../table.svelte";
import { figureName, placeName, seatName, tileName } from "./names";
import { calledAt, isOnlyMine } from "./people";
import { say } from "./words";

/** "" while nobody is asked. Whoever plays several seats is asked in the server's words, which name
 *  the seat. */
export function asked(table: Table, seen: Seen): string {
  const view = seen.view as unknown as SamuraiView;
  const actor = table.position?.actor ?? null;
  if (actor === null || table.isOver) return "";
  if (!table.isAsked) return say("turn-of", { name: calledAt(table, actor, seatName) });
  return isOnlyMine(table, actor) ? say(`your-${view.step}`, details(view)) : seen.asked;
}

function details(view: SamuraiView): Record<string, string | number> {
  const [kind = "", hex = ""] = view.swap?.split("@") ?? [];
  return {
    laid: view.tiles_laid,
    tile: view.relay ? tileName(view.relay) : "",
    figure: kind && figureName(kind),
    place: hex && placeName(view, hex),
  };
}
