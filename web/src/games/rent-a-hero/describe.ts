/** The whole table in words, in reading order: the turn, the players from mine on, the piles. */

import type { Passage } from "..";
import type { RentAHeroBoard, RentAHeroView } from "../../protocol";
import { settings } from "../../settings.svelte";
import type { Seen } from "../../table.svelte";
import { say } from "./words";
import { heroList, heroWithStrength, requirementWords, seatWords, STRENGTHS } from "./heroes";
import { across } from "./seating";
import { hintSentence, wandererSentence } from "./sentences";

export function describe(seen: Seen): Passage[] {
  const view = seen.view as unknown as RentAHeroView;
  const mine = view.seat === null ? [] : [view.seat];
  const seats = [...mine, ...across(view.seats.length, view.seat)];
  return [
    { title: say("words-turn"), lines: turn(view) },
    ...seats.map((seat) => ({
      title: seatWords(seat),
      lines: player(view.seats[seat]!, seat === view.seat),
    })),
    { title: say("words-piles"), lines: piles(view) },
  ];
}

function turn(view: RentAHeroView): string[] {
  const lines: string[] = [];
  if (view.ending === null) lines.push(say("words-sender", { seat: seatWords(view.sender) }));
  if (view.requirement !== null) {
    const requirement = requirementWords(view.requirement, view.seats.length);
    lines.push(say("words-required", { hero: heroWithStrength(view.requirement), requirement }));
  }
  if (view.lifted) lines.push(say("words-lifted"));
  if (view.wanderer !== null) lines.push(wandererSentence(view), ...wanderer(view));
  for (const { seat, hero } of view.pending) {
    const details = { hero: heroWithStrength(hero), seat: seatWords(seat) };
    lines.push(say("words-pending", details));
  }
  return lines;
}

function wanderer(view: RentAHeroView): string[] {
  const lines: string[] = [];
  if (typeof view.wanderer === "number")
    lines.push(`${say("wanderer-known", { hero: heroWithStrength(view.wanderer) })}.`);
  else if (view.may_be.length > 0)
    lines.push(say("words-may-be", { heroes: heroList(view.may_be, "disjunction") }));
  lines.push(...view.hint_cards.filter(({ about }) => about === null).map(hintSentence));
  if (view.looked.length > 0) {
    const seats = new Intl.ListFormat(settings.language).format(view.looked.map(seatWords));
    lines.push(say("words-looked", { seats }));
  }
  return lines;
}

function player(board: RentAHeroBoard, isMine: boolean): string[] {
  const lines: string[] = [];
  const { ready, used, hand, eliminated, lacks, newer, ruled_out } = board;
  if (ready.length + used.length === 0) lines.push(say("words-no-band"));
  if (ready.length > 0) lines.push(say("words-ready", { heroes: list(ready) }));
  if (used.length > 0) lines.push(say("words-used", { heroes: list(used) }));
  const cards = hand.filter((card): card is number => card !== "?");
  if (isMine && cards.length > 0) lines.push(say("words-my-hand", { heroes: list(cards) }));
  else lines.push(`${say("hand", { number: hand.length })}.`);
  if (eliminated.length > 0) lines.push(`${say("eliminated", { number: eliminated.length })}.`);
  if (board.powers_used > 0) lines.push(`${say("powers-used", { number: board.powers_used })}.`);
  if (lacks.length > 0)
    lines.push(say("lacks", { heroes: heroList(lacks, "disjunction"), number: newer }));
  if (ruled_out.length > 0)
    lines.push(say("words-ruled-out", { heroes: heroList(ruled_out, "disjunction") }));
  return lines;
}

function piles(view: RentAHeroView): string[] {
  const lines = [`${say("deck", { number: view.deck ?? 0 })}.`];
  const faceUp = counted((hero) => view.discard.filter((card) => card === hero).length);
  const unseen = counted((hero) => view.unseen[hero] ?? 0);
  if (faceUp) lines.push(say("words-face-up", { heroes: faceUp }));
  if (unseen) lines.push(say("words-not-seen", { heroes: unseen }));
  lines.push(...view.hint_cards.filter(({ about }) => about !== null).map(hintSentence));
  return lines;
}

function list(heroes: readonly number[]): string {
  return heroList(
    [...heroes].sort((one, other) => one - other),
    "conjunction",
  );
}

/** “2 × 1 Angry Chicken and 1 × 3 Witch”. */
function counted(count: (hero: number) => number): string {
  const parts = STRENGTHS.filter((hero) => count(hero) > 0).map((hero) =>
    say("words-times", { number: count(hero), hero: heroWithStrength(hero) }),
  );
  return new Intl.ListFormat(settings.language).format(parts);
}
