/** What to tell people when the server says no, or nothing at all. */

import { Refused } from "../../api";
import { say } from "../../words.svelte";

export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.message;
  if (problem instanceof TypeError) return say("page-no-line"); // fetch, without a network
  throw problem;
}
