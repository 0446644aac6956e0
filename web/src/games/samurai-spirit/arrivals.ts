/** Where the cards and tokens that moved came from: read off two positions, so that they can fly. */

import type { SamuraiSpiritView } from "../../protocol";
import { decisionOf, isInHand } from "./decision";
import { UNSEEN } from "./raider";

/** A support token among the things that move. */
export function tokenOf(samurai: string): string {
  return `token ${samurai}`;
}

/** Names of places on the table, as `data-place` has them. */
export function placesOf(view: SamuraiSpiritView): Map<string, string> {
  const places = new Map<string, string>();
  const lay = (cards: readonly string[], place: string) => {
    for (const card of cards) if (card !== UNSEEN) places.set(card, place);
  };
  lay(view.stack, "stack");
  lay(view.intruders, "intruders");
  lay(view.discard, "discard");
  view.seats.forEach((board, seat) => {
    lay(board.combat, `line-${seat}`);
    lay(board.defence, `defence-${seat}`);
    if (board.samurai) places.set(tokenOf(board.samurai), `tokens-${board.token_lent_to ?? seat}`);
  });
  for (const [samurai, place] of Object.entries(view.village_tokens))
    places.set(tokenOf(samurai), typeof place === "number" ? `tokens-${place}` : "village-tokens");
  const decision = decisionOf(view);
  if (isInHand(decision)) places.set(decision!.card!, "hand");
  return places;
}

/** For each thing that has changed its place: where it lay. Unseen cards lay in the stack,
 *  or among the intruders when these are turned up. */
export function arrivals(
  before: SamuraiSpiritView | null,
  after: SamuraiSpiritView,
): Map<string, string> {
  const moved = new Map<string, string>();
  if (!before) return moved;
  const old = placesOf(before);
  for (const [card, place] of placesOf(after)) {
    const from = old.get(card) ?? unseenPlace(before, after, place);
    if (from !== place) moved.set(card, from);
  }
  return moved;
}

function unseenPlace(before: SamuraiSpiritView, after: SamuraiSpiritView, place: string): string {
  const isRepelled =
    place === "discard" && count(after.intruders, UNSEEN) < count(before.intruders, UNSEEN);
  return isRepelled ? "intruders" : "stack";
}

function count(cards: readonly string[], wanted: string): number {
  return cards.filter((card) => card === wanted).length;
}
