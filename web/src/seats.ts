/** Who plays a seat: a person or, for a while, a bot. */

import { got, POST } from "./api";
import type { Table } from "./table.svelte";
import { tried } from "./tried";

const STAND_IN = "player"; // a bot that plays like people

export async function handToBot(table: Table, seat: number): Promise<void> {
  const params = { path: { table: table.info!.id, seat } };
  const body = { bot: STAND_IN };
  await tried(table, got(POST("/api/tables/{table}/seats/{seat}/hand", { params, body })));
}

export async function comeBack(table: Table, seat: number): Promise<void> {
  const params = { path: { table: table.info!.id, seat } };
  await tried(table, got(POST("/api/tables/{table}/seats/{seat}/back", { params })));
}

/** True if the table was left. */
export async function leave(table: Table): Promise<boolean> {
  const params = { path: { table: table.info!.id } };
  return (await tried(table, got(POST("/api/tables/{table}/leave", { params })))) !== null;
}
