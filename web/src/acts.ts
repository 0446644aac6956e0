/** Actions in their parts, as the server tells them: a verb, and the names it is about. */

import type { Act } from "./protocol";

export type Parts = Pick<Act, "verb" | "names">;

/** Is it this verb about these names, and no others? */
export function isAct(act: Parts, verb: string, ...names: string[]): boolean {
  return (
    act.verb === verb &&
    act.names.length === names.length &&
    names.every((name, place) => act.names[place] === name)
  );
}

/** The one of this verb and these names. */
export function actOf<A extends Parts>(
  acts: readonly A[],
  verb: string,
  ...names: string[]
): A | undefined {
  return acts.find((act) => isAct(act, verb, ...names));
}
