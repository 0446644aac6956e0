/** Sentences that both the board and its description say. */

import type { RentAHeroHintCard, RentAHeroView } from "../../protocol";
import { say } from "../../words.svelte";
import { heroWithStrength, seatWords } from "./heroes";

/** Where the wanderer is, and how it got there. */
export function wandererSentence(view: RentAHeroView): string {
  const isMine = view.seat === view.sender;
  const sender = seatWords(view.sender);
  if (view.wanderer === null || view.holder === null)
    return isMine ? say("inn-nobody-yours") : say("inn-nobody", { sender });
  if (view.moment === "lose" && typeof view.wanderer === "number") {
    const hero = heroWithStrength(view.wanderer);
    if (view.holder === view.seat) return say("inn-losing-yours", { hero });
    return say("inn-losing", { holder: seatWords(view.holder), hero });
  }
  return `${sent(view, isMine, sender)} ${stands(view.holder, view.seat)}`;
}

function sent(view: RentAHeroView, isMine: boolean, sender: string): string {
  if (view.from_top) return isMine ? say("inn-sent-top-yours") : say("inn-sent-top", { sender });
  return isMine ? say("inn-sent-yours") : say("inn-sent", { sender });
}

function stands(holder: number, viewer: number | null): string {
  if (holder === viewer) return say("inn-stands-yours");
  return say("inn-stands", { holder: seatWords(holder) });
}

/** Who asked whom with what, and what was answered. */
export function hintSentence({ giver, sender, card, answer, about }: RentAHeroHintCard): string {
  const sentence = say("inn-hint-line", {
    giver: seatWords(giver),
    sender: seatWords(sender),
    card: cardWords(card),
    answer: answerWord(answer),
  });
  if (about === null) return sentence;
  return `${sentence} ${say("inn-hint-about", { hero: heroWithStrength(about) })}`;
}

export function cardWords(card: number | "?"): string {
  return card === "?" ? say("inn-unknown-card") : heroWithStrength(card);
}

export function answerWord(isYes: boolean): string {
  return say(isYes ? "inn-yes" : "inn-no");
}
