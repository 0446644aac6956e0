/** Sentences that both the board and its description say. */

import type { RentAHeroHintCard, RentAHeroView } from "../../protocol";
import { say } from "./words";
import { heroWithStrength, seatWords } from "./heroes";

/** Where the wanderer is, and how it got there. */
export function wandererSentence(view: RentAHeroView): string {
  const isMine = view.seat === view.sender;
  const sender = seatWords(view.sender);
  if (view.wanderer === null || view.holder === null)
    return isMine ? say("nobody-yours") : say("nobody", { sender });
  if (view.moment === "lose" && typeof view.wanderer === "number") {
    const hero = heroWithStrength(view.wanderer);
    if (view.holder === view.seat) return say("losing-yours", { hero });
    return say("losing", { holder: seatWords(view.holder), hero });
  }
  return `${sent(view, isMine, sender)} ${stands(view.holder, view.seat)}`;
}

function sent(view: RentAHeroView, isMine: boolean, sender: string): string {
  if (view.from_top) return isMine ? say("sent-top-yours") : say("sent-top", { sender });
  return isMine ? say("sent-yours") : say("sent", { sender });
}

function stands(holder: number, viewer: number | null): string {
  if (holder === viewer) return say("stands-yours");
  return say("stands", { holder: seatWords(holder) });
}

/** Who asked whom with what, and what was answered. */
export function hintSentence({ giver, sender, card, answer, about }: RentAHeroHintCard): string {
  const sentence = say("hint-line", {
    giver: seatWords(giver),
    sender: seatWords(sender),
    card: cardWords(card),
    answer: answerWord(answer),
  });
  if (about === null) return sentence;
  return `${sentence} ${say("hint-about", { hero: heroWithStrength(about) })}`;
}

export function cardWords(card: number | "?"): string {
  return card === "?" ? say("unknown-card") : heroWithStrength(card);
}

export function answerWord(isYes: boolean): string {
  return say(isYes ? "yes" : "no");
}
