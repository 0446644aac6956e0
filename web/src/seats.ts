/** Who plays a seat: a person or, for a while, a bot. Refusals are shown at the table. */

import { got, POST, Refused } from "./api";
import type { Table } from "./table.svelte";

const STAND_IN = "player"; // a bot that plays like people

export async function handToBot(table: Table, seat: number): Promise<void> {
  const path = { table: table.info!.id, seat };
  const body = { bot: STAND_IN };
  await tried(table, POST("/api/tables/{table}/seats/{seat}/hand", { params: { path }, body }));
}

export async function comeBack(table: Table, seat: number): Promise<void> {
  const path = { table: table.info!.id, seat };
  await tried(table, POST("/api/tables/{table}/seats/{seat}/back", { params: { path } }));
}

/** True if the table was left. */
export async function leave(table: Table): Promise<boolean> {
  const path = { table: table.info!.id };
  return tried(table, POST("/api/tables/{table}/leave", { params: { path } }));
}

async function tried(table: Table, asked: Parameters<typeof got>[0]): Promise<boolean> {
  try {
    await got(asked);
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    table.refusal = problem.refusal;
    return false;
  }
}
