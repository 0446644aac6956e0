/** Which tiles are new: the last one laid, and all that others laid since I last decided. */

import type { LogLine } from "../../protocol";
import { placed } from "./offers";

export interface Recent {
  last: string | null;
  fresh: ReadonlySet<string>;
}

export function recentTiles(log: readonly LogLine[], seat: number | null): Recent {
  const laid = log.flatMap((line, n) =>
    line.verb === "lay" || line.verb === "relay" ? [{ hex: placed(line).hex, n }] : [],
  );
  const mine = log.findLastIndex(({ who }) => who === seat);
  const others = laid.filter(({ n }) => seat !== null && n > mine);
  return { last: laid.at(-1)?.hex ?? null, fresh: new Set(others.map(({ hex }) => hex)) };
}
