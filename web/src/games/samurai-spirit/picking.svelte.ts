/** Answers given by clicking samurai: one board, or two where something goes from one to another. */

import { actOf } from "../../acts";
import type { Choice } from "../../protocol";
import type { Table } from "../../table.svelte";
import { boardVerb, type Decision, isGiver, isPaired } from "./decision";

export class Picking {
  /** The first of a pair, once it is chosen. */
  giver = $state<string | null>(null);

  constructor(
    readonly table: () => Table,
    readonly choices: () => readonly Choice[],
    readonly decision: () => Decision | null,
    readonly asked: () => string | null,
  ) {}

  /** What a click on boards means now; null when it means nothing. */
  get verb(): string | null {
    const decision = this.decision();
    return decision && this.choices().length > 0 ? boardVerb(decision.step) : null;
  }
  get isPair(): boolean {
    return this.verb !== null && isPaired(this.verb);
  }

  /** The answer that a click on this board gives, where it is one of those offered. */
  offered(samurai: string): Choice | null {
    if (!this.verb || (this.isPair && !this.giver)) return null;
    return actOf(this.choices(), this.verb, ...this.#named(samurai)) ?? null;
  }
  /** Would a click make this samurai the first of a pair? */
  isPossibleGiver(samurai: string): boolean {
    return this.isPair && !this.giver && isGiver(this.choices(), this.verb!, samurai);
  }
  isOpen(samurai: string): boolean {
    return this.offered(samurai) !== null || this.isPossibleGiver(samurai);
  }
  /** May this board be tried at all? Nobody supports himself, or hands himself a card. */
  canTry(samurai: string): boolean {
    const isMine = samurai === this.asked();
    return this.verb !== null && !(isMine && ["support", "hand"].includes(this.verb));
  }

  async pick(samurai: string): Promise<void> {
    const choice = this.offered(samurai);
    if (choice) {
      this.giver = null;
      await this.table().play(choice.action);
    } else if (this.giver === samurai) {
      this.giver = null;
    } else if (this.isPossibleGiver(samurai)) {
      this.giver = samurai;
    } else {
      await this.table().why(this.verb!, ...this.#attempt(samurai));
    }
  }

  /** Whom an answer names that ends with this samurai. */
  #named(samurai: string): string[] {
    return this.giver ? [this.giver, samurai] : [samurai];
  }

  /** Who was tried, for the server to say why not. */
  #attempt(samurai: string): string[] {
    if (!this.isPair || this.giver) return this.#named(samurai);
    const someone = this.choices()
      .flatMap(({ names }) => names)
      .find((other) => other !== samurai && other !== "none");
    return [samurai, someone ?? samurai];
  }
}
