/** Pieces move from where they lay to where they lie, whatever the two views have in common.
 *
 *  A piece is an element with `data-piece`, unique on the table; the same piece has the same name
 *  before and after. A new piece comes from the place named by its `data-from`: an element with that
 *  `data-place`. Boards need nothing else. */

import { settings } from "./settings.svelte";

const SHORT = 200; // milliseconds
const LONG = 320;
const FAR = 200; // pixels
const NEAR = 2; // pixels: not worth a movement
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const STAGGER = 90; // milliseconds between one thing and the next
const THINGS = 3; // as many things at most, one after another: the rest go with the last

export type Places = Map<string, DOMRect>;

interface Movement {
  piece: HTMLElement | SVGElement;
  dx: number;
  dy: number;
}

interface Way {
  x: number;
  y: number;
}

/** Where every piece and every place is now. */
export function look(root: Element): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll("[data-place]"))
    places.set(`place ${element.getAttribute("data-place")}`, element.getBoundingClientRect());
  for (const element of root.querySelectorAll("[data-piece]"))
    places.set(element.getAttribute("data-piece")!, element.getBoundingClientRect());
  return places;
}

/** Move what has changed its place since `before`. */
export function move(root: Element, before: Places): void {
  if (!settings.motion || before.size === 0) return;
  // First look at all of them, then move: a piece inside another would be measured on its way.
  movements(root, before).forEach(({ piece, dx, dy }, order) => {
    const { x, y } = inOwnUnits(piece, dx, dy);
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], {
      duration: Math.hypot(dx, dy) > FAR ? LONG : SHORT,
      delay: Math.min(order, THINGS - 1) * STAGGER,
      easing: EASE,
      fill: "backwards",
      composite: "add", // to the place, and the turning, that the piece has by itself
    });
  });
}

function movements(root: Element, before: Places): Movement[] {
  const found = new Map<Element, Movement>();
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const old = before.get(piece.getAttribute("data-piece")!);
    const from = old ?? before.get(`place ${piece.getAttribute("data-from")}`);
    const to = piece.getBoundingClientRect();
    if (!from || from.width === 0 || to.width === 0) continue;
    const carrier = found.get(piece.parentElement?.closest("[data-piece]") ?? piece);
    const dx = centre(from).x - centre(to).x - (carrier?.dx ?? 0);
    const dy = centre(from).y - centre(to).y - (carrier?.dy ?? 0);
    if (Math.hypot(dx, dy) >= NEAR) found.set(piece, { piece, dx, dy });
  }
  return [...found.values()];
}

/** A way on the screen as the piece itself measures it: a drawing has its own units, and a piece
 *  that is turned has its own directions. */
function inOwnUnits(piece: HTMLElement | SVGElement, dx: number, dy: number): Way {
  // A whole drawing is laid out like a picture: its own units begin inside it.
  const isInDrawing = piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null;
  const matrix = isInDrawing
    ? piece.getScreenCTM()
    : new DOMMatrixReadOnly(getComputedStyle(piece).transform);
  const { a, b, c, d } = matrix ?? { a: 1, b: 0, c: 0, d: 1 };
  const area = a * d - b * c;
  if (area === 0) return { x: dx, y: dy };
  return { x: (d * dx - c * dy) / area, y: (a * dy - b * dx) / area };
}

/** A tap anywhere ends what still moves. */
export function skip(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

function centre(box: DOMRect): Way {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
