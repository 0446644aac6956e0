/** A figure that leaves the board goes to whoever took it, as far as the map reaches. */

import type { TransitionConfig } from "svelte/transition";

import { settings } from "../../settings.svelte";

const WAY = 520; // milliseconds

/** `to`: the `data-place` where it goes; without one it is just gone. */
export function carried(figure: SVGGElement, { to }: { to: string | null }): TransitionConfig {
  const target = to === null ? null : document.querySelector(`[data-place="${to}"]`);
  const matrix = figure.getScreenCTM();
  if (!settings.motion || !target || !matrix) return { duration: 0 };
  const from = figure.getBoundingClientRect();
  const until = target.getBoundingClientRect();
  const dx = (until.x + until.width / 2 - from.x - from.width / 2) / matrix.a;
  const dy = (until.y + until.height / 2 - from.y - from.height / 2) / matrix.d;
  return {
    duration: WAY,
    css: (_, way) => `transform: translate(${dx * way * way}px, ${dy * way * way}px)`,
  };
}
