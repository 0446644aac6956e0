import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Asking, type Question } from "./asking.svelte";

const WITCH: Question = { hero: 3, is: "ready" };
let asking: Asking;
let card: HTMLButtonElement;
let detach: (() => void) | undefined;
let clicks: number;

beforeEach(() => {
  vi.useFakeTimers();
  asking = new Asking();
  card = document.createElement("button");
  document.body.append(card);
  detach = asking.about(WITCH)(card) ?? undefined;
  clicks = 0;
  card.addEventListener("click", () => (clicks += 1));
});
afterEach(() => {
  detach?.();
  card.remove();
  vi.useRealTimers();
});

function pointer(kind: string, pointerType: string, clientX = 0): void {
  const event = new MouseEvent(kind, { clientX, bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  card.dispatchEvent(event);
}

test("a mouse that stays on a card asks, one that passes over it does not", () => {
  pointer("pointerenter", "mouse");
  vi.advanceTimersByTime(100);
  pointer("pointerleave", "mouse");
  vi.advanceTimersByTime(1000);
  expect(asking.question).toBeNull();
  pointer("pointerenter", "mouse");
  vi.advanceTimersByTime(500);
  expect(asking.question).toEqual(WITCH);
});

test("the answer stays while the mouse is on it", () => {
  asking.ask(WITCH, card);
  pointer("pointerleave", "mouse");
  asking.stay();
  vi.advanceTimersByTime(1000);
  expect(asking.question).toEqual(WITCH);
  asking.leave();
  vi.advanceTimersByTime(1000);
  expect(asking.question).toBeNull();
});

test("a long press asks and does nothing else", () => {
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(500);
  pointer("pointerup", "touch");
  card.click();
  expect(asking.question).toEqual(WITCH);
  expect(clicks).toBe(0);
  card.click();
  expect(clicks).toBe(1);
});

test("a tap does what it does, and asks nothing", () => {
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(100);
  pointer("pointerup", "touch");
  card.click();
  vi.advanceTimersByTime(1000);
  expect(asking.question).toBeNull();
  expect(clicks).toBe(1);
});

test("a finger that scrolls asks nothing", () => {
  pointer("pointerdown", "touch");
  pointer("pointermove", "touch", 40);
  vi.advanceTimersByTime(1000);
  expect(asking.question).toBeNull();
});

test("a card that goes takes its answer with it", () => {
  asking.ask(WITCH, card);
  detach?.();
  expect(asking.question).toBeNull();
});
