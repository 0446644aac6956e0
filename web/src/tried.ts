/** Asking the server something at a table: a refusal is shown there. */

import { Refused } from "./api";
import type { Table } from "./table.svelte";

/** What came back; null if it was refused, or if the network is down, of which the line tells. */
export async function tried<T>(table: Table, asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof Refused) table.refusal = problem.refusal;
    else if (!(problem instanceof TypeError)) throw problem;
    return null;
  }
}
