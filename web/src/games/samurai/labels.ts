/** Where the names of settlements stand: never over a tile's sign and strength, a figure or a pip.
 *  A name that finds no place is left out; whoever points at the settlement is told it. */

import type { SamuraiView } from "../../protocol";
import type { Box, Layout, Placed, Point } from "./hexes";
import { standing } from "./standing";

export interface Label extends Point {
  hex: string;
  name: string;
}

const LETTER = 0.5; // of the type size: the usual width of a letter
const HEIGHT = 0.8;
const AIR = 0.6;

/** What is read on a tile, from its middle: sign and strength, and whose it is. */
const FACE: readonly Box[] = [
  { x: -12.5, y: -10, width: 26, height: 17 },
  { x: -5.5, y: 6, width: 11, height: 11 },
];
const PIPS: Box = { x: -8.5, y: 2, width: 17, height: 16 }; // below each figure

/** Where a name may stand, from the settlement's middle: below, above; at one side only where
 *  there still is something to be had. */
function placesFor(width: number, height: number, isEmpty: boolean): Point[] {
  const below = 18 + height / 2;
  const beside = 17 + width / 2;
  const shifts = [0, 8, -8, 16, -16];
  return [
    ...shifts.map((x) => ({ x, y: below })),
    ...shifts.map((x) => ({ x, y: -17 - height / 2 })),
    ...(isEmpty ? [] : [beside, -beside].map((x) => ({ x, y: 3.4 }))),
  ];
}

export function labelsOf(
  view: SamuraiView,
  layout: Layout,
  size: number,
  nameOf: (hex: string) => string,
): Label[] {
  const taken = [
    ...Object.keys(view.board).flatMap((hex) => moved(FACE, layout.at.get(hex))),
    ...layout.settlements.flatMap((at) => moved(figuresIn(view, at), at)),
  ];
  const labels: Label[] = [];
  for (const { hex, x, y } of layout.settlements) {
    const name = nameOf(hex);
    const [width, height] = [LETTER * size * name.length + AIR, HEIGHT * size];
    const isEmpty = (view.settlements[hex]?.length ?? 0) === 0;
    const boxes = placesFor(width, height, isEmpty).map((place) => ({
      x: x + place.x - width / 2,
      y: y + place.y - height / 2,
      width,
      height,
    }));
    const free = boxes.find((box) => !taken.some((other) => overlap(box, other)));
    if (!free) continue;
    taken.push(free);
    labels.push({ hex, name, x: free.x + width / 2, y: free.y + height / 2 });
  }
  return labels;
}

function figuresIn(view: SamuraiView, { hex, room }: Placed): Box[] {
  const places = standing(room, view.settlements[hex]?.length ?? 0);
  return places.flatMap(({ x, y, size }) => [
    { x, y, width: size, height: size },
    { ...PIPS, x: x + size / 2 + PIPS.x },
  ]);
}

function moved(boxes: readonly Box[], by: Point | undefined): Box[] {
  return by ? boxes.map((box) => ({ ...box, x: box.x + by.x, y: box.y + by.y })) : [];
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
