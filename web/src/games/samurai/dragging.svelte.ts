/** A piece on its way from the hand to the map, under a mouse or a finger. */

import type { Choosing, Target } from "./choosing.svelte";
import { MOVED, pointIn } from "./lens.svelte";

const LIFT = 52; // pixels above a finger, which would hide the piece

export class Dragging {
  /** What is carried; null before the pointer has moved far enough to mean it. */
  piece = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  target = $state.raw<Target | null>(null);
  readonly #choosing: Choosing;
  readonly #map: () => SVGSVGElement | undefined;
  #start: { piece: string; x: number; y: number; pointer: number } | null = null;
  #isClickOver = false;

  constructor(choosing: Choosing, map: () => SVGSVGElement | undefined) {
    this.#choosing = choosing;
    this.#map = map;
  }

  down(event: PointerEvent, piece: string): void {
    if (event.button !== 0) return;
    this.#isClickOver = false;
    this.#start = { piece, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (start?.pointer !== event.pointerId) return;
    const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (this.piece === null && (way <= MOVED || !this.#lift(start.piece))) return;
    this.x = event.clientX;
    this.y = event.clientY - (event.pointerType === "touch" ? LIFT : 0);
    const map = this.#map();
    this.target = map ? this.#choosing.near(pointIn(map, this.x, this.y)) : null;
    this.#choosing.aim(this.target);
  }

  /** False if it cannot be laid now: the reason is on its way. */
  #lift(piece: string): boolean {
    this.#isClickOver = true;
    if (this.#choosing.isUseful(piece)) {
      this.#choosing.letGo();
      this.#choosing.held = piece;
    } else if (!this.#choosing.isAiming || this.#choosing.held !== null) {
      this.#start = null;
      this.#choosing.letGo();
      this.#choosing.take(piece);
      return false;
    }
    this.piece = piece;
    return true;
  }

  up(event: PointerEvent): void {
    if (this.#start?.pointer !== event.pointerId) return;
    const target = this.piece === null ? null : this.target;
    const wasCarried = this.piece !== null;
    this.#end();
    if (target) void this.#choosing.choose(target);
    else if (wasCarried) this.#choosing.letGo();
  }

  /** Back to where it was. */
  cancel(): void {
    if (this.piece !== null) this.#choosing.letGo();
    this.#end();
  }

  #end(): void {
    this.#start = null;
    this.piece = null;
    this.target = null;
  }

  /** A click that only ends a movement is none. */
  get isClick(): boolean {
    return !this.#isClickOver;
  }
}
