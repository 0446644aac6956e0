/** What every part of the table needs: the position, the open question and how to answer it. */

import type { Choice, SamuraiSpiritView } from "../../protocol";
import type { Table } from "../../table.svelte";
import type { Decision } from "./decision";
import type { Picking } from "./picking.svelte";

export interface Scene {
  readonly table: Table;
  readonly view: SamuraiSpiritView;
  /** The seat whose board is the large one. */
  readonly below: number;
  readonly decision: Decision | null;
  /** The answers that may be given here and now. */
  readonly choices: readonly Choice[];
  readonly picking: Picking;
  /** Where cards that moved came from. */
  readonly origins: ReadonlyMap<string, string>;
  /** The card that came last onto the discard pile. */
  readonly lastDiscarded: string | null;
}

/** A card's name as a piece. Boards change places when another seat is shown: then only those
 *  cards fly that were really moved. */
export function pieceOf(scene: Scene, card: string): string {
  return `${scene.below} ${card}`;
}
