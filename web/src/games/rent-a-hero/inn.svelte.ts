/** The table as its pieces need it: what the shown seat sees, what is offered, what a click does. */

import type { BoardProps } from "..";
import type { RentAHeroBoard, RentAHeroHintCard, RentAHeroView } from "../../protocol";
import type { Seen, Table } from "../../table.svelte";
import { WITCH } from "./heroes";
import { powerJustUsed, type UsedPower } from "./news";
import { attemptOf, cardVerb, powersOf } from "./offers";

export class Inn {
  readonly #props: () => BoardProps;
  /** The log's length when the witch was chosen: what she readies comes next. */
  #witchAt = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get table(): Table {
    return this.#props().table;
  }
  get seen(): Seen {
    return this.#props().seen;
  }
  get view(): RentAHeroView {
    return this.seen.view as unknown as RentAHeroView;
  }
  get me(): number | null {
    return this.view.seat;
  }
  get players(): number {
    return this.view.seats.length;
  }
  board(seat: number): RentAHeroBoard {
    return this.view.seats[seat]!;
  }

  isAsked(seat: number): boolean {
    return this.view.actor === seat && this.view.ending === null;
  }

  // What is on the table

  /** Does a wanderer travel, face down? Turned up, it is a hero about to be lost. */
  get isTravelling(): boolean {
    return this.view.wanderer !== null && this.view.moment !== "lose";
  }
  /** Which hero the wanderer is, where the viewer knows. */
  get knownWanderer(): number | null {
    const { wanderer } = this.view;
    return typeof wanderer === "number" ? wanderer : null;
  }
  /** The hints about the wanderer that travels, oldest first. */
  get hints(): RentAHeroHintCard[] {
    return this.isTravelling ? this.view.hint_cards.filter(({ about }) => about === null) : [];
  }
  get powerJustUsed(): UsedPower | null {
    return powerJustUsed(this.seen.log);
  }

  // What is offered

  /** Offered actions; none while an older position is shown. */
  get actions(): string[] {
    return this.seen.view === this.table.seen?.view
      ? this.table.choices.map(({ action }) => action)
      : [];
  }
  isOffered(action: string): boolean {
    return this.actions.includes(action);
  }
  textOf(action: string): string {
    return this.table.choices.find((choice) => choice.action === action)?.text ?? "";
  }
  /** What a click on a card of the hand does, offered or not. */
  cardAction(hero: number): string {
    return `${cardVerb(this.view.moment)}:${hero}`;
  }
  /** What a click on a hero of the band may do. */
  heroActions(hero: number): string[] {
    if (!this.isChoosingForWitch || hero === WITCH) return powersOf(this.actions, hero);
    return this.actions.filter((action) => action === `power:${WITCH}>${hero}`);
  }
  get isChoosingForWitch(): boolean {
    return this.#witchAt === this.seen.log.length && powersOf(this.actions, WITCH).length > 0;
  }

  // What a click does

  /** Play what is offered; else let the server say why not. */
  async attempt(action: string): Promise<void> {
    if (this.table.isBusy) return;
    if (this.isOffered(action)) await this.table.play(action);
    else await this.table.why(action);
  }

  async useHero(hero: number): Promise<void> {
    if (hero === WITCH && this.isChoosingForWitch) {
      this.#witchAt = null;
      return;
    }
    const actions = this.heroActions(hero);
    if (hero === WITCH && actions.length > 1) this.#witchAt = this.seen.log.length;
    else if (actions[0]) await this.attempt(actions[0]);
    else if (this.isChoosingForWitch) await this.attempt(`power:${WITCH}>${hero}`);
    else await this.attempt(attemptOf(hero, this.board(this.me ?? 0).used, this.view.holder));
  }

  /** Pointing at a piece lights up its choice in the list. */
  pointing(action: string | undefined): {
    onpointerenter: () => void;
    onpointerleave: () => void;
    onfocus: () => void;
    onblur: () => void;
  } {
    const point = (): void => {
      if (action && this.isOffered(action)) this.table.pointed = action;
    };
    const leave = (): void => {
      if (this.table.pointed === action) this.table.pointed = null;
    };
    return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }

  /** Is a choice pointed at, on the board or in the list, or does a lesson ask for it? */
  isMarked(action: string): boolean {
    return this.table.pointed === action || this.table.guide?.wanted === action;
  }

  /** The coach's chance of the best of some actions, if there is advice. */
  chance(actions: readonly string[]): number | null {
    const chances = actions.flatMap((action) => this.table.advice.get(action)?.chance ?? []);
    return chances.length > 0 ? Math.max(...chances) : null;
  }
}
