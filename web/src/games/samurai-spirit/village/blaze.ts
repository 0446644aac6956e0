/** A one-off blaze, when something burns down or falls: a transition of Svelte's. */

import { settings } from "../../../settings.svelte";

export function blaze(_node: Element) {
  return {
    duration: settings.motion ? 1200 : 0,
    css: (t: number) =>
      `opacity: ${Math.sin(Math.PI * t)}; transform: scale(${0.6 + 0.6 * t}, ${0.5 + t})`,
  };
}
