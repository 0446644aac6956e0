/** The part of the map that is shown: all of it at first, or as much as has room with hexes for a
 *  finger; nearer by buttons, wheel or two fingers. */

import { APART, type Box, type Point, R } from "./hexes";

const NEAREST = 4;
const FINGER = 44; // pixels: the least that a finger hits
const STEP = 1.5;
const WHEEL = 0.002;
export const MOVED = 8; // pixels: a shorter way is a tap

export class Lens {
  zoom = $state(1);
  #middle = $state.raw<Point | null>(null);
  readonly #box: () => Box;
  /** Pixels of the map's frame. */
  width = $state(0);
  height = $state(0);
  #fingers = new Map<number, Point>();
  #way = 0;

  constructor(box: () => Box) {
    this.#box = box;
  }

  /** Pixels for one unit of the map. */
  readonly scale: number = $derived.by(() => {
    const { width, height } = this.#box();
    return this.zoom * Math.min(this.width / width || 1, this.height / height || 1);
  });

  /** The viewBox: as wide as it is high like the whole map, so that nothing is distorted. */
  readonly shown: Box = $derived.by(() => {
    const box = this.#box();
    const [width, height] = [box.width / this.zoom, box.height / this.zoom];
    const { x, y } = this.#kept(this.#middle ?? middleOf(box));
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  readonly viewBox = $derived(
    `${this.shown.x} ${this.shown.y} ${this.shown.width} ${this.shown.height}`,
  );

  /** A middle that leaves no empty sea on one side while land is hidden on the other. */
  #kept({ x, y }: Point): Point {
    const box = this.#box();
    const [across, down] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const within = (value: number, from: number, length: number, half: number) =>
      2 * half >= length
        ? from + length / 2
        : Math.min(from + length - half, Math.max(from + half, value));
    return {
      x: within(x, box.x, box.width, across),
      y: within(y, box.y, box.height, down),
    };
  }

  get isNear(): boolean {
    return this.zoom > 1;
  }
  get isNearest(): boolean {
    return this.zoom >= NEAREST;
  }

  nearer(): void {
    this.#magnify(STEP, this.#now());
  }
  further(): void {
    this.#magnify(1 / STEP, this.#now());
  }
  fit(): void {
    this.zoom = 1;
    this.#middle = null;
  }

  /** Hexes as large as a finger, around a point. */
  reach(point: Point): void {
    const needed = FINGER / APART / (this.scale / this.zoom);
    this.zoom = Math.min(NEAREST, Math.max(1, needed));
    this.#middle = this.isNear ? point : null;
  }

  /** Bring a point, and the hexes beside it, into what is shown. */
  show({ x, y }: Point): void {
    const now = this.#now();
    const [across, down] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const isInside = Math.abs(x - now.x) < across - R && Math.abs(y - now.y) < down - R;
    if (this.isNear && !isInside) this.#middle = { x, y };
  }

  #now(): Point {
    return middleOf(this.shown);
  }

  /** Nearer or further, with one point of the map staying where it is. */
  #magnify(factor: number, fixed: Point): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const part = this.zoom / zoom;
    const now = this.#now();
    this.zoom = zoom;
    if (zoom === 1) this.#middle = null;
    else
      this.#middle = this.#kept({
        x: fixed.x + (now.x - fixed.x) * part,
        y: fixed.y + (now.y - fixed.y) * part,
      });
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
    const middle = this.#now();
    this.#middle = this.#kept({
      x: middle.x - (now.x - before.x) / this.scale,
      y: middle.y - (now.y - before.y) / this.scale,
    });
  }
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A point of the screen on the map. */
export function pointIn(svg: SVGSVGElement, x: number, y: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x: mapX, y: mapY } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: mapX, y: mapY };
}
