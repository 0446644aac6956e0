/** Make a table and go there. */

import { got, POST } from "../../api";
import { guest } from "../../guest.svelte";
import type { NewTable } from "../../protocol";
import { navigate } from "../../routes";

export async function sitDown(table: NewTable): Promise<void> {
  await guest.enter();
  const made = await got(POST("/api/tables", { body: table }));
  await navigate("/table/:table", { params: { table: made.id } });
}
