/** What a person has taken in hand and aims at, before anything is played.
 *
 *  What may be done comes from the table's choices; what is aimed at is the table's `pointed`, so
 *  that the list of choices and the map show the same. */

import type { SamuraiView } from "../../protocol";
import type { Seen, Table } from "../../table.svelte";
import { say } from "./words";
import { actOf } from "../../acts";
import { heldFor, isOnFigure, type Offer, offerOf, tried } from "./offers";
import { faceOf, isKind, type Kind, KINDS } from "./pieces";
import { inReadingOrder, isBeside, type Layout, nearestTo, type Point, R } from "./hexes";
import { strengthsInWords } from "./describe";
import { figureName, placeName } from "./names";
import { figureAt } from "./standing";

/** A place on the map that can be chosen: a hex, or one figure in it. */
export interface Target extends Point {
  key: string;
  hex: string;
  /** Where a figure is meant. */
  figure: Figure | null;
  /** What is played; null where more has to be chosen, or where it is only looked at. */
  action: string | null;
  /** Is there a settlement? */
  isSettled: boolean;
  label: string;
}

/** A figure on the board. */
interface Figure {
  kind: string;
  hex: string;
}

function figureKey({ kind, hex }: Figure): string {
  return `${kind}@${hex}`;
}

const SWAPPING = "exchange-figures";
const SNAP = 1.7 * R; // a piece that is let go lands on an offered place so near

export class Choosing {
  readonly table: Table;
  readonly #seen: () => Seen;
  readonly #layout: () => Layout;
  /** A tile of my hand, or a kind of figure to be placed. */
  held = $state<string | null>(null);
  /** The first of two figures to be swapped: nothing is played before the second is known. */
  first = $state.raw<Figure | null>(null);
  /** The settlement whose balance is shown. */
  looked = $state<string | null>(null);
  #then = $state.raw<Figure | null>(null);

  constructor(table: Table, seen: () => Seen, layout: () => Layout) {
    this.table = table;
    this.#seen = seen;
    this.#layout = layout;
  }

  /** That first figure, as the board calls it: `helmet@O14`. */
  get picked(): string | null {
    return this.first && figureKey(this.first);
  }

  #view(): SamuraiView {
    return this.#seen().view as unknown as SamuraiView;
  }

  /** None while an older position is looked at, or an answer is under way. A piece may be taken in
   *  hand as soon as the question is there; the table says when something may be played. */
  readonly offers: Offer[] = $derived.by(() => {
    const { table } = this;
    const seen = this.#seen();
    return seen === table.seen && table.isAsked && !table.isBusy ? seen.choices.map(offerOf) : [];
  });
  readonly #offered = $derived(this.offers.filter((offer) => offer.hex !== ""));
  /** Offers on the map for what is held now. */
  readonly #open = $derived(
    this.#offered.filter((offer) => {
      const needed = heldFor(offer);
      return needed === null || needed === this.held;
    }),
  );

  /** Is a place on the map asked for now? */
  get isAiming(): boolean {
    return this.#open.length > 0;
  }
  /** What is pointed at, on the map or in the list. */
  get aimed(): Offer | null {
    return this.#offer(this.table.pointed);
  }
  #offer(action: string | null | undefined): Offer | null {
    return this.offers.find((offer) => offer.action === action) ?? null;
  }
  /** Can this tile, or kind of figure, be used now? */
  isUseful(piece: string): boolean {
    return this.#offered.some((offer) => heldFor(offer) === piece);
  }

  /** Does a lesson ask for something that is done with this piece? */
  isWanted(piece: string): boolean {
    const wanted = this.#offer(this.table.guide?.wanted);
    return wanted !== null && heldFor(wanted) === piece;
  }

  /** What the coach says of everything that can be done with a piece. */
  chancesOf(piece: string): number[] {
    return this.#offered
      .filter((offer) => heldFor(offer) === piece)
      .flatMap(({ action }) => this.table.advice.get(action)?.chance ?? []);
  }

  /** Where the map can be chosen now, in reading order. */
  readonly targets: Target[] = $derived.by(() => inReadingOrder(this.#targets()));

  #targets(): Target[] {
    if (!this.isAiming) return this.#layout().settlements.map((hex) => this.#settlement(hex.hex));
    if (this.held === SWAPPING) return this.#figures();
    return this.#open.map((offer) => this.#target(offer));
  }

  #settlement(hex: string): Target {
    const view = this.#view();
    const figures = (view.settlements[hex] ?? [])
      .map((kind) => `${figureName(kind)} (${strengthsInWords(view, hex, kind)})`)
      .join("; ");
    const label = `${placeName(view, hex)} (${hex}): ${figures || say("empty")}`;
    return { ...this.#at(hex), key: hex, hex, figure: null, action: null, isSettled: true, label };
  }

  /** Any two figures may be meant; the server says whether they can be swapped. */
  #figures(): Target[] {
    const view = this.#view();
    return this.#layout().settlements.flatMap(({ hex }) =>
      (view.settlements[hex] ?? []).map((kind) => {
        const label = `${placeName(view, hex)} (${hex}): ${figureName(kind)}`;
        return {
          ...this.#atFigure(kind, hex),
          key: figureKey({ kind, hex }),
          hex,
          figure: { kind, hex },
          action: actOf(this.#open, "swap", kind, hex)?.action ?? null,
          isSettled: true,
          label,
        };
      }),
    );
  }

  #target(offer: Offer): Target {
    const { action, hex, piece, text } = offer;
    if (isOnFigure(offer))
      return {
        ...this.#atFigure(piece, hex),
        key: action,
        hex,
        figure: { kind: piece, hex },
        action,
        isSettled: true,
        label: text,
      };
    const touched = this.touchedBy(hex).map((place) => placeName(this.#view(), place));
    const label =
      touched.length > 0 ? say("beside", { choice: text, places: touched.join(", ") }) : text;
    const isSettled = offer.verb === "figure";
    return { ...this.#at(hex), key: action, hex, figure: null, action, isSettled, label };
  }

  #at(hex: string): Point {
    const { x, y } = this.#layout().at.get(hex)!;
    return { x, y };
  }

  #atFigure(kind: string, hex: string): Point {
    const { x, y, room } = this.#layout().at.get(hex)!;
    const standing = KINDS.filter((each) => this.#view().settlements[hex]?.includes(each));
    const place = figureAt(room, standing.length, standing.indexOf(kind as Kind));
    return { x: x + place.x, y: y + place.y };
  }

  /** Settlements beside a hex. */
  touchedBy(hex: string): string[] {
    const layout = this.#layout();
    const at = layout.at.get(hex);
    if (!at || at.terrain === "settlement") return [];
    return layout.settlements.filter((other) => isBeside(at, other)).map((other) => other.hex);
  }

  // Doing

  /** Is an answer under way, or was the question only just shown? Then a click means what was there
   *  before, and is not answered with a refusal. */
  get #isTooSoon(): boolean {
    return this.table.isAsked && this.table.isHeld;
  }

  /** Take a piece in hand, or put it back; what cannot be used now gets the reason. */
  take(piece: string): void {
    const isBack = this.held === piece;
    this.letGo();
    if (isBack) return;
    if (!this.isUseful(piece)) return void this.#ask(piece);
    this.held = piece;
    this.table.refusal = null;
  }

  letGo(): void {
    this.held = null;
    this.first = null;
    this.#then = null;
    this.table.pointed = null;
  }

  aim(target: Target | null): void {
    this.table.pointed = target?.action ?? null;
  }

  /** The offered place nearest to a point, if it is near enough to snap to. */
  near(point: Point): Target | null {
    const nearest = this.isAiming ? nearestTo(this.targets, point) : null;
    return nearest && Math.hypot(nearest.x - point.x, nearest.y - point.y) < SNAP ? nearest : null;
  }

  async choose(target: Target): Promise<void> {
    if (!this.isAiming) this.looked = this.looked === target.hex ? null : target.hex;
    else if (this.held === SWAPPING && target.figure) await this.#swap(target.figure);
    else if (target.action) await this.table.play(target.action);
  }

  /** A hex that is not offered was chosen: say why not. */
  async refuse(hex: string): Promise<void> {
    if (this.#isTooSoon) return;
    const view = this.#view();
    const isFree = !view.board[hex] && !view.names[hex];
    if (this.held) await this.table.why(...tried(this.held, hex, view.settlements[hex] ?? []));
    else if (this.table.isSpectator || this.table.isOver) return;
    else if (view.step === "relay") await this.table.why("relay", hex);
    else if (this.#isOtherAsked) this.#tell(`now-${view.step}`);
    else if (this.table.isAsked && isFree) this.#tell("take-first");
    else await this.table.why("lay", view.seats[view.seat ?? 0]?.hand[0] ?? "rice-2", hex);
  }

  /** Am I asked for something else than a tile to lay? */
  get #isOtherAsked(): boolean {
    return this.table.isAsked && this.#view().step !== "lay";
  }

  async #ask(piece: string): Promise<void> {
    if (this.#isTooSoon) return;
    if (this.#isOtherAsked && !isKind(piece)) return this.#tell(`now-${this.#view().step}`);
    const isShip = !isKind(piece) && faceOf(piece).sign === "ship";
    const hex = this.#layout().hexes.find(
      ({ terrain, hex }) => terrain === (isShip ? "sea" : "land") && !this.#view().board[hex],
    );
    const settlement = this.#layout().settlements.find(
      ({ hex }) => (this.#view().settlements[hex]?.length ?? 0) > 0,
    );
    const at = piece === SWAPPING ? settlement?.hex : hex?.hex;
    if (at) await this.table.why(...tried(piece, at, this.#view().settlements[at] ?? []));
  }

  /** The rules name the figure first that comes first on the map; people name any. */
  async #swap(figure: Figure): Promise<void> {
    const asked = actOf(this.offers, "swap", figure.kind, figure.hex)?.action;
    if (asked && this.table.guide?.wanted === asked) return this.table.play(asked); // step by step
    const { first } = this;
    const isBack = this.picked === figureKey(figure);
    this.first = isBack ? null : figure;
    if (first === null || isBack) return;
    const [earlier, later] = this.#inMapOrder(first, figure);
    const choice = actOf(this.offers, "swap", earlier.kind, earlier.hex);
    if (!choice) return void this.table.why("swap", earlier.kind, earlier.hex);
    const after = await this.table.preview(choice.action);
    const isPossible = after === null || actOf(after.legal, "with", later.kind, later.hex);
    if (!isPossible && after?.view["step"] === "swap-with") {
      this.first = null;
      this.#tell("no-swap");
      return;
    }
    this.#then = later;
    await this.table.play(choice.action);
  }

  /** Call whenever choices change: a swap goes on with the second figure. */
  goOn(): void {
    const next = this.#then && actOf(this.table.choices, "with", this.#then.kind, this.#then.hex);
    if (!next) return;
    this.#then = null;
    void this.table.play(next.action);
  }

  /** Call with each new position: what was held is played, or its time has passed. */
  settle(): void {
    this.held = null;
    this.first = null;
    if (this.#view().step !== "swap-with") this.#then = null;
  }

  #inMapOrder(one: Figure, other: Figure): [Figure, Figure] {
    const order = this.#layout().hexes.map(({ hex }) => hex);
    const place = ({ hex }: Figure) => order.indexOf(hex);
    return place(one) < place(other) ? [one, other] : [other, one];
  }

  #tell(message: string): void {
    this.table.refusal = { code: message, sentence: say(message) };
  }
}
