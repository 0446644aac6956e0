/** The table's own sentences, and the names that the server says too. */

import { type Details, term } from "../../words.svelte";

export function say(message: string, details?: Details): string {
  return term("samurai-spirit/web", message, details);
}

export function name(message: string, details?: Details): string {
  return term("samurai-spirit", message, details);
}
