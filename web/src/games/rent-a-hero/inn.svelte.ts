/** The table as its pieces need it: what the shown seat sees, what is offered, what a click does. */

import type { BoardProps } from "..";
import { actOf } from "../../acts";
import type { Choice, RentAHeroBoard, RentAHeroHintCard, RentAHeroView } from "../../protocol";
import type { Seen, Table } from "../../table.svelte";
import { Asking } from "./asking.svelte";
import { WITCH } from "./heroes";
import { powerJustUsed, type UsedPower } from "./news";
import { attemptOf, type CardVerb, cardVerb, powersOf } from "./offers";

export class Inn {
  readonly #props: () => BoardProps;
  /** Which card is asked what it is. */
  readonly asking = new Asking();
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

  /** None while an older position is shown. */
  get choices(): readonly Choice[] {
    return this.seen.view === this.table.seen?.view ? this.table.choices : [];
  }
  offered(verb: string, ...names: string[]): Choice | undefined {
    return actOf(this.choices, verb, ...names);
  }
  /** What a card of the hand is for. */
  get cardVerb(): CardVerb {
    return cardVerb(this.view.moment);
  }
  /** What a click on a hero of the band may do. */
  heroChoices(hero: number): Choice[] {
    if (!this.isChoosingForWitch || hero === WITCH) return powersOf(this.choices, hero);
    return powersOf(this.choices, WITCH, hero);
  }
  get isChoosingForWitch(): boolean {
    return this.#witchAt === this.seen.log.length && powersOf(this.choices, WITCH).length > 0;
  }

  // What a click does

  /** Play what is offered; else let the server say why not. */
  async attempt(verb: string, ...names: string[]): Promise<void> {
    if (this.table.isHeld) return;
    const choice = this.offered(verb, ...names);
    if (choice) await this.table.play(choice.action);
    else await this.table.why(verb, ...names);
  }

  async useHero(hero: number): Promise<void> {
    if (hero === WITCH && this.isChoosingForWitch) {
      this.#witchAt = null;
      return;
    }
    const [choice, other] = this.heroChoices(hero);
    if (hero === WITCH && other) this.#witchAt = this.seen.log.length;
    else if (choice) await this.attempt(choice.verb, ...choice.names);
    else if (this.isChoosingForWitch) await this.attempt("power", String(WITCH), String(hero));
    else {
      const names = attemptOf(hero, this.board(this.me ?? 0).used, this.view.holder);
      await this.attempt("power", ...names);
    }
  }

  /** Pointing at a piece lights up its choice in the list. */
  pointing(choice: Choice | undefined): {
    onpointerenter: () => void;
    onpointerleave: () => void;
    onfocus: () => void;
    onblur: () => void;
  } {
    const point = (): void => {
      if (choice) this.table.pointed = choice.action;
    };
    const leave = (): void => {
      if (this.table.pointed === choice?.action) this.table.pointed = null;
    };
    return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }

  /** Is a choice pointed at, on the board or in the list, or does a lesson ask for it? */
  isMarked(...choices: (Choice | undefined)[]): boolean {
    const marked = [this.table.pointed, this.table.guide?.wanted];
    return choices.some((choice) => choice && marked.includes(choice.action));
  }

  /** The coach's chance of the best of some choices, if there is advice. */
  chance(...choices: (Choice | undefined)[]): number | null {
    const chances = choices.flatMap(
      (choice) => (choice && this.table.advice.get(choice.action)?.chance) ?? [],
    );
    return chances.length > 0 ? Math.max(...chances) : null;
  }
}
