/** The table in words: settlements, tiles on the board, my hand, what was taken. */

import type { Passage } from "..";
import type { SamuraiView } from "../../protocol";
import type { Seen } from "../../table.svelte";
import { say } from "./words";
import { KINDS } from "./pieces";
import { figureName, placeName, seatName, tileName } from "./names";

export function describe(seen: Seen): Passage[] {
  const view = seen.view as unknown as SamuraiView;
  const passages: Passage[] = [
    { title: say("words-settlements"), lines: settlements(view) },
    { title: say("words-tiles"), lines: tiles(view) },
  ];
  const hand = seen.seat === null ? null : view.seats[seen.seat]?.hand;
  if (hand) passages.push({ title: say("hand"), lines: hand.map(tileName) });
  passages.push({ title: say("words-players"), lines: players(view) });
  passages.push({ title: say("aside"), lines: [amounts(view.set_aside)] });
  return passages;
}

/** 'Edo (O14): helmet: Blue 3, Red 2; rice: nobody. Open land left: 2.' */
function settlements(view: SamuraiView): string[] {
  return Object.entries(view.settlements)
    .filter(([, figures]) => figures.length > 0)
    .map(([hex, figures]) =>
      say("words-settlement", {
        place: `${placeName(view, hex)} (${hex})`,
        figures: figures
          .map((kind) => `${figureName(kind)} (${strengthsInWords(view, hex, kind)})`)
          .join("; "),
        open: view.open_land[hex] ?? 0,
      }),
    );
}

/** 'Blue 3, Red 2', or 'nobody' */
export function strengthsInWords(view: SamuraiView, hex: string, kind: string): string {
  const all = view.strengths[hex]?.[kind] ?? [];
  const some = all.flatMap((strength, seat) =>
    strength > 0 ? [`${seatName(seat)} ${strength}`] : [],
  );
  return some.length > 0 ? some.join(", ") : say("words-nobody");
}

function tiles(view: SamuraiView): string[] {
  return view.seats.map((_, seat) => {
    const laid = Object.entries(view.board).filter(([, tile]) => tile.seat === seat);
    const listed = laid.map(([hex, { tile }]) => `${tileName(tile)} (${hex})`).join(", ");
    return `${seatName(seat)}: ${listed || "–"}`;
  });
}

function players(view: SamuraiView): string[] {
  const lines = view.seats.map((player, seat) =>
    say("words-player", {
      seat: seatName(seat),
      hand: player.hand.length,
      reserve: player.reserve.length,
      figures: player.captured ? amounts(player.captured) : say("behind-screen"),
    }),
  );
  const hidden = view.behind_screens;
  if (!hidden) return lines;
  const known = KINDS.map((kind) => `${figureName(kind)} ${hidden[kind] ?? 0}`).join(", ");
  return [...lines, say("words-hidden", { figures: known })];
}

/** 'helmet 2, rice 1' */
function amounts(figures: readonly string[]): string {
  const counted = KINDS.map(
    (kind) => [kind, figures.filter((figure) => figure === kind).length] as const,
  );
  const some = counted.filter(([, number]) => number > 0);
  return some.map(([kind, number]) => `${figureName(kind)} ${number}`).join(", ") || "–";
}
