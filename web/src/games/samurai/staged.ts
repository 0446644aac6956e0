/** Captures that are being told one after another: what is not told yet still stands on the board. */

import type { Happening, LogLine, SamuraiView } from "../../protocol";
import type { Scene } from "../../stage.svelte";

export interface Capture {
  kind: string;
  hex: string;
  /** Who takes it; null if it is set aside. */
  seat: number | null;
}

const EVENTS = ["taken", "tied", "unclaimed"];

export function captureOf({ event, details }: Happening): Capture | null {
  if (!EVENTS.includes(event)) return null;
  const { figure, place, seat } = details;
  return { kind: String(figure), hex: String(place), seat: typeof seat === "number" ? seat : null };
}

/** The capture that is told now, and after it those that are still to be told. */
export function stagedCaptures(log: readonly LogLine[], scene: Scene | null): Capture[] {
  if (!scene) return [];
  const line = log.findLast(({ happened }) => happened.includes(scene.happening));
  const from = line?.happened.indexOf(scene.happening) ?? 0;
  return (line?.happened.slice(from) ?? []).flatMap((happening) => captureOf(happening) ?? []);
}

/** Who took what in the latest line that tells of captures, by figure: `helmet@O14`. */
export function takersOf(log: readonly LogLine[]): ReadonlyMap<string, number | null> {
  const line = log.findLast(({ happened }) => happened.some((each) => captureOf(each)));
  const captures = (line?.happened ?? []).flatMap((happening) => captureOf(happening) ?? []);
  return new Map(captures.map(({ kind, hex, seat }) => [`${kind}@${hex}`, seat]));
}

/** The view in which these captures have not happened yet; `count` gives the strengths of all seats
 *  for a kind. */
export function beforeCaptures(
  view: SamuraiView,
  captures: readonly Capture[],
  count: (hex: string, kind: string) => number[],
): SamuraiView {
  if (captures.length === 0) return view;
  const settlements = { ...view.settlements };
  const open_land = { ...view.open_land };
  const strengths = { ...view.strengths };
  for (const { kind, hex } of captures) {
    settlements[hex] = [...(settlements[hex] ?? []), kind];
    open_land[hex] = 0;
    strengths[hex] = { ...strengths[hex], [kind]: count(hex, kind) };
  }
  const taken = (seat: number | null) =>
    captures.filter((capture) => capture.seat === seat).map(({ kind }) => kind);
  return {
    ...view,
    settlements,
    open_land,
    strengths,
    set_aside: without(view.set_aside, taken(null)),
    seats: view.seats.map((player, seat) => ({
      ...player,
      captured: player.captured && without(player.captured, taken(seat)),
    })),
  };
}

function without(figures: readonly string[], taken: readonly string[]): string[] {
  const left = [...figures];
  for (const kind of taken) {
    const place = left.lastIndexOf(kind);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
