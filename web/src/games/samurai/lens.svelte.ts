/** The part of the map that is shown: all of it at first, or as much as has room with hexes for a
 *  finger; nearer by buttons, wheel or two fingers. */

import { APART, type Box, type Point, R } from "./hexes";

const NEAREST = 4;
const FINGER = 44; // pixels: the least that a finger hits
const STEP = 1.5;
const WHEEL = 0.002;
export const MOVED = 8; // pixels: a shorter way is a tap

export class Lens {
  readonly #box: () => Box;
  /** Must the map keep its place and its size while the height of its frame changes? */
  readonly #isSteady: () => boolean;
  #width = $state(0);
  #height = $state(0);
  #least = $state(0); // of heights, with this width
  /** Pixels for one unit of the map; null: whatever shows all of it. */
  #near = $state<number | null>(null);
  /** The upper left of what is shown. */
  #corner = $state.raw<Point>({ x: 0, y: 0 });
  #fingers = new Map<number, Point>();
  #way = 0;

  constructor(box: () => Box, isSteady: () => boolean = () => false) {
    this.#box = box;
    this.#isSteady = isSteady;
  }

  /** Pixels of the map's frame. */
  get width(): number {
    return this.#width;
  }
  set width(width: number) {
    if (width !== this.#width) this.#least = this.#height;
    this.#width = width;
  }
  get height(): number {
    return this.#height;
  }
  set height(height: number) {
    this.#height = height;
    this.#least = Math.min(this.#least || height, height);
  }

  readonly #whole: number = $derived.by(() => {
    const { width, height } = this.#box();
    const room = this.#isSteady() ? this.#least : this.#height;
    return Math.min(this.#width / width, room / height) || 1;
  });
  /** Pixels for one unit of the map. */
  readonly scale: number = $derived(Math.max(this.#near ?? 0, this.#whole));

  /** What is in sight, in units of the map. */
  readonly shown: Box = $derived.by(() => {
    const [width, height] = [this.#width / this.scale, this.#height / this.scale];
    const box = this.#box();
    return {
      x: within(this.#corner.x, width, box.x, box.width, 0.5),
      y: within(this.#corner.y, height, box.y, box.height, this.#isSteady() ? 0 : 0.5),
      width,
      height,
    };
  });
  readonly viewBox = $derived(
    `${this.shown.x} ${this.shown.y} ${this.shown.width} ${this.shown.height}`,
  );

  get isNear(): boolean {
    return this.scale > this.#whole;
  }
  get isNearest(): boolean {
    return this.scale >= NEAREST * this.#whole;
  }

  nearer(): void {
    this.#magnify(STEP, this.#middle());
  }
  further(): void {
    this.#magnify(1 / STEP, this.#middle());
  }
  fit(): void {
    this.#near = null;
  }

  /** Hexes as large as a finger, around a point. */
  reach(point: Point): void {
    this.#near = Math.min(FINGER / APART, NEAREST * this.#whole);
    this.#centre(point);
  }

  /** Bring a point, and the hexes beside it, into what is shown. */
  show({ x, y }: Point): void {
    const middle = this.#middle();
    const { width, height } = this.shown;
    const isInside =
      Math.abs(x - middle.x) < width / 2 - R && Math.abs(y - middle.y) < height / 2 - R;
    if (this.isNear && !isInside) this.#centre({ x, y });
  }

  #middle(): Point {
    const { x, y, width, height } = this.shown;
    return { x: x + width / 2, y: y + height / 2 };
  }

  #centre({ x, y }: Point): void {
    this.#turnTo({ x: x - this.shown.width / 2, y: y - this.shown.height / 2 });
  }

  /** What cannot be shown is not remembered: the way back begins at once. */
  #turnTo(corner: Point): void {
    this.#corner = corner;
    this.#corner = { x: this.shown.x, y: this.shown.y };
  }

  /** Nearer or further, with one point of the map staying where it is. */
  #magnify(factor: number, fixed: Point): void {
    const { x, y } = this.shown;
    const before = this.scale;
    const scale = Math.min(NEAREST * this.#whole, this.scale * factor);
    this.#near = scale > this.#whole ? scale : null;
    const part = before / this.scale;
    this.#turnTo({ x: fixed.x + (x - fixed.x) * part, y: fixed.y + (y - fixed.y) * part });
  }

  // Fingers and mice

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#way = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** True while the map is being moved: then nothing is pointed at. */
  move(event: PointerEvent, svg: SVGSVGElement): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#way += Math.hypot(now.x - before.x, now.y - before.y);
    this.#fingers.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other, svg);
    else if (this.isNear && this.hasMoved) this.#pan(before, now);
    if (this.hasMoved && (other || this.isNear)) svg.setPointerCapture(event.pointerId);
    return this.hasMoved;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Was the last touch a movement, not a tap? */
  get hasMoved(): boolean {
    return this.#way > MOVED;
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey) return; // a pinch on a touchpad says that it is one
    event.preventDefault();
    this.#magnify(Math.exp(-event.deltaY * WHEEL * 4), pointIn(svg, event.clientX, event.clientY));
  }

  #pinch(before: Point, now: Point, other: Point, svg: SVGSVGElement): void {
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const fixed = pointIn(svg, (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.#magnify(apart(now) / Math.max(1, apart(before)), fixed);
    this.#pan(
      { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 },
      { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
    );
  }

  #pan(before: Point, now: Point): void {
    if (!this.isNear) return;
    const { x, y } = this.shown;
    this.#turnTo({
      x: x - (now.x - before.x) / this.scale,
      y: y - (now.y - before.y) / this.scale,
    });
  }
}

/** Where a part of a length begins that lies in it, as near to `at` as can be; where it is longer, the
 *  rest is shared: `before` is the share that comes first. */
function within(at: number, part: number, from: number, length: number, before: number): number {
  const room = length - part;
  return room < 0 ? from + room * before : Math.min(from + room, Math.max(from, at));
}

/** A point of the screen on the map. */
export function pointIn(svg: SVGSVGElement, x: number, y: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x: mapX, y: mapY } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: mapX, y: mapY };
}
