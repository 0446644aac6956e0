/** Which tiles are new: the last one laid, and all that others laid since I last decided. */

import type { LogLine } from "../../protocol";
import { parse } from "./actions";

export interface Recent {
  last: string | null;
  fresh: ReadonlySet<string>;
}

export function recentTiles(log: readonly LogLine[], seat: number | null): Recent {
  const laid = log.flatMap(({ who, action }, n) => {
    const { verb, hex } = parse(action);
    return verb === "lay" || verb === "relay" ? [{ who, hex, n }] : [];
  });
  const mine = log.findLastIndex(({ who }) => who === seat);
  const others = laid.filter(({ n }) => seat !== null && n > mine);
  return { last: laid.at(-1)?.hex ?? null, fresh: new Set(others.map(({ hex }) => hex)) };
}
