/** The table in words: the stones, then each player, mine first. */

import type { NimView } from "../../protocol";
import type { Seen } from "../../table.svelte";
import type { Passage } from "..";
import { takes } from "./stones";
import { tokenWords } from "./tokens";
import { name, say } from "./words";

export function describe(seen: Seen): Passage[] {
  const view = seen.view as unknown as NimView;
  const taken = takes(seen.log, view.stones);
  const seats = seen.seat === 1 ? [1, 0] : [0, 1];
  const players = seats.map((seat) => {
    const number = taken
      .filter((take) => take.seat === seat)
      .flatMap(({ stones }) => stones).length;
    return {
      title: name("seat-name", { number: seat + 1 }),
      lines: [tokenWords(view, seat), say("taken", { number })],
    };
  });
  return [{ title: say("wood"), lines: [say("left", { number: view.stones })] }, ...players];
}
