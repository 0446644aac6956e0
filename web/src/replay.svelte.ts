/** A finished match looked at again, ply by ply, as one seat saw it. */

import { GET, got } from "./api";
import type { ReplayedPosition } from "./protocol";
import { settings } from "./settings.svelte";
import type { Seen, Table } from "./table.svelte";
import { tried } from "./tried";

export class Replay {
  /** How long the log was at the moment that is shown; null: the end. */
  ply = $state<number | null>(null);
  /** What was seen then, as soon as it is here. */
  seen = $state.raw<Seen | null>(null);
  readonly #known = new Map<string, ReplayedPosition>();

  constructor(readonly table: Table) {}

  get last(): number {
    return this.table.seen?.log.length ?? 0;
  }
  get at(): number {
    return this.ply ?? this.last;
  }

  async show(wanted: number): Promise<void> {
    const ply = Math.max(0, Math.min(wanted, this.last));
    if (ply === this.last) return this.stop();
    this.ply = ply;
    const position = await tried(this.table, this.#fetch(ply));
    // Whoever slides on wants another one by now.
    if (!position || this.ply !== ply) return;
    const { sights } = position;
    const sight = sights.find(({ seat }) => seat === this.table.seat) ?? sights[0];
    if (sight) this.seen = { ...sight, log: this.table.seen?.log.slice(0, ply) ?? [] };
  }

  stop(): void {
    this.ply = null;
    this.seen = null;
  }

  async #fetch(ply: number): Promise<ReplayedPosition> {
    const key = `${settings.language} ${ply}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { info, watch } = this.table;
    const query = { language: settings.language };
    const position = await got(
      watch === null
        ? GET("/api/tables/{table}/plies/{ply}", {
            params: { path: { table: info!.id, ply }, query },
          })
        : GET("/api/watch/{watch}/plies/{ply}", { params: { path: { watch, ply }, query } }),
    );
    this.#known.set(key, position);
    return position;
  }
}
