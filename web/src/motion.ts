/** Pieces move from where they lay to where they lie, whatever the two views have in common.
 *
 *  A piece is an element with `data-piece`, unique on the table; the same piece has the same name
 *  before and after. A new piece comes from the place named by its `data-from`: an element with that
 *  `data-place`. Boards need nothing else. */

import { settings } from "./settings.svelte";

const SHORT = 200; // milliseconds
const LONG = 320;
const NEAR = 2; // pixels: not worth a movement
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const STAGGER = 90; // milliseconds between one thing and the next; three at most

export type Places = Map<string, DOMRect>;

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
  let order = 0;
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const old = before.get(piece.getAttribute("data-piece")!);
    const from = old ?? before.get(`place ${piece.getAttribute("data-from")}`);
    const to = piece.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const [dx, dy] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y];
    if (Math.hypot(dx, dy) < NEAR) continue;
    // Inside a drawing lengths are in its own units.
    const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
    const start = `translate(${dx / scale}px, ${dy / scale}px)`;
    piece.animate([{ transform: `${start}` }, { transform: "none" }], {
      duration: Math.hypot(dx, dy) > 200 ? LONG : SHORT,
      delay: Math.min(order++, 2) * STAGGER,
      easing: EASE,
      fill: "backwards",
      composite: "add",
    });
  }
}

/** A tap anywhere ends what still moves. */
export function skip(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
