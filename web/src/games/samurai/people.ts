/** Seats by the people who play them, where they have names: generic, for any game's table. */

import { capital } from "../../letters";
import type { Table } from "../../table.svelte";
import { say as shared } from "../../words.svelte";

/** What somebody at a seat is called; "" where only the seat has a name. Whoever plays several
 *  seats has one name for all of them, which tells nothing apart. */
export function personOf(table: Pick<Table, "info">, seat: number): string {
  const seats = table.info?.seats ?? [];
  const name = seats[seat]?.name ?? "";
  return seats.filter((other) => other.name === name).length === 1 ? name : "";
}

/** Is it mine, and do I play no other? */
export function isOnlyMine(table: Pick<Table, "mine">, seat: number): boolean {
  return table.mine.length === 1 && table.mine[0] === seat;
}

/** “You”, a person's name, or else what the game calls the seat. */
export function calledAt(
  table: Pick<Table, "info" | "mine">,
  seat: number,
  seatName: (seat: number) => string,
): string {
  if (isOnlyMine(table, seat)) return capital(shared("you"));
  return personOf(table, seat) || seatName(seat);
}
