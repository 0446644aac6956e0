/** Single keys, for those who want them. They never fire where somebody types or in a dialog. */

import { settings } from "./settings.svelte";

/** The key of a shortcut, or null if this press is none. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!settings.shortcuts || event.repeat || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog[open]")) return null;
  return event.key.toLowerCase();
}
