/** The position after what is aimed at, as the server tells it. */

import type { SamuraiView } from "../../protocol";
import type { Table } from "../../table.svelte";

const PAUSE = 70; // milliseconds that an aim has to hold: sweeping over the map asks nothing

export class Preview {
  view = $state.raw<SamuraiView | null>(null);
  readonly #table: Table;
  #known = new Map<string, SamuraiView | null>();
  #wanted: string | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Another position: nothing is known about it yet. */
  forget(): void {
    this.#known = new Map();
    this.view = null;
  }

  /** Look at an action; the returned function looks away again. */
  follow(action: string | null): () => void {
    this.#wanted = action;
    this.view = action === null ? null : (this.#known.get(action) ?? null);
    if (action === null || this.#known.has(action)) return () => {};
    const timer = setTimeout(() => void this.#ask(action), PAUSE);
    return () => clearTimeout(timer);
  }

  async #ask(action: string): Promise<void> {
    const known = this.#known;
    const after = await this.#table.preview(action);
    const view = (after?.view ?? null) as SamuraiView | null;
    if (known !== this.#known) return;
    known.set(action, view);
    if (this.#wanted === action) this.view = view;
  }
}
