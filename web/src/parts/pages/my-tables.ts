/** Which of my tables come first. */

import { got, GET } from "../../api";
import { isKnown } from "../../games";
import { guest } from "../../guest.svelte";
import type { TableSummary } from "../../protocol";

/** Nobody has tables before being somebody; and of some games there is nothing to look at here. */
export async function myTables(): Promise<TableSummary[]> {
  await guest.recognise();
  return guest.info ? shown(await got(GET("/api/tables"))) : [];
}

/** Those that anybody may join or watch. */
export async function lobby(): Promise<TableSummary[]> {
  return shown(await got(GET("/api/lobby")));
}

function shown(tables: TableSummary[]): TableSummary[] {
  return tables.filter(({ game }) => isKnown(game));
}

/** Those that wait for me, then those I wait for, each with the last changed first. */
export function running(tables: TableSummary[]): TableSummary[] {
  return tables
    .filter((table) => table.status !== "over")
    .toSorted(
      (one, other) =>
        Number(other.is_my_turn) - Number(one.is_my_turn) || other.changed_at - one.changed_at,
    );
}

export function finished(tables: TableSummary[]): TableSummary[] {
  return tables
    .filter((table) => table.status === "over")
    .toSorted((one, other) => other.changed_at - one.changed_at);
}
