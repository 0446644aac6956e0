/** People at a table by their names; bots have one too, by level and seat. */

import type { GamePart } from "./games";
import { initialsOf } from "./letters";
import type { SeatInfo } from "./protocol";
import type { Table } from "./table.svelte";
import { say } from "./words.svelte";

type Holder = Pick<SeatInfo, "seat" | "name" | "bot">;

export function botName(level: string, seat: number): string {
  const names = say(`bot-names-${level}`).split(", ");
  return names[seat % names.length]!;
}

/** Who plays a seat, or played it last. */
export function personAt({ seat, name, bot }: Holder): string {
  return bot ? botName(bot, seat) : name;
}

/** Who plays a seat of this table; on one device the seat's own name, since all are the same guest. */
export function nameAt(table: Table, part: GamePart, seat: number): string {
  const holder = table.info?.seats[seat];
  const isShared = table.mine.length > 1 && holder?.is_mine;
  const person = holder && !isShared ? personAt(holder) : "";
  return person || (table.seen ? part.seatName(table.seen, seat) : "");
}

/** What the mark of a seat shows: one letter, or two where seats begin alike. */
export function initialAt(table: Table, part: GamePart, seat: number): string {
  const { seen, info } = table;
  if (!seen || !info) return "";
  return initialsOf(info.seats.map((each) => part.seatName(seen, each.seat)))[seat] ?? "";
}

/** A name for somebody who has none yet: another one each time the page is opened. */
const drawn = Math.random();
export function suggestedName(): string {
  const names = say("name-suggestions").split(", ");
  return names[Math.floor(drawn * names.length)]!;
}

/** Those who look on, in one line: names first, then how many have none. */
export function listed(names: readonly string[]): string {
  const unnamed = names.filter((name) => name === "").length;
  const known = names.filter((name) => name !== "");
  if (unnamed > 0) known.push(say("table-unnamed", { number: unnamed }));
  return known.join(", ");
}
