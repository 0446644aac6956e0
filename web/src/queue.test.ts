import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LATEST, MOMENT, Queue } from "./queue";

let shown: string[];
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function queue(takesTime = (_item: string) => true, isUnhurried = () => true): Queue<string> {
  return new Queue((item) => shown.push(item), takesTime, isUnhurried);
}

describe("a queue", () => {
  it("shows the first thing at once and the next a moment later", () => {
    const waiting = queue();
    waiting.push("one");
    waiting.push("two");
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(MOMENT);
    expect(shown).toEqual(["one", "two"]);
  });

  it("shows at once what comes long after the last thing", () => {
    const waiting = queue();
    waiting.push("one");
    vi.advanceTimersByTime(5 * MOMENT);
    waiting.push("two");
    expect(shown).toEqual(["one", "two"]);
  });

  it("is never late, however much comes at once, and keeps the order", () => {
    const waiting = queue();
    const names = Array.from({ length: 30 }, (_, place) => `${place}`);
    for (const name of names) waiting.push(name);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(LATEST + 1);
    expect(shown).toEqual(names);
  });

  it("shows all that waits when somebody taps", () => {
    const waiting = queue();
    for (const name of ["one", "two", "three"]) waiting.push(name);
    waiting.flush();
    expect(shown).toEqual(["one", "two", "three"]);
    expect(waiting.length).toBe(0);
  });

  it("does not keep somebody's own doing waiting", () => {
    const waiting = queue();
    waiting.push("one");
    waiting.hurry();
    waiting.push("mine");
    expect(shown).toEqual(["one", "mine"]);
  });

  it("lets what takes no time come along with what was before it", () => {
    const waiting = queue((item) => item !== "news");
    waiting.push("one");
    waiting.push("news");
    waiting.push("two");
    expect(shown).toEqual(["one", "news"]);
    vi.advanceTimersByTime(MOMENT);
    expect(shown).toEqual(["one", "news", "two"]);
  });

  it("waits for nothing where nobody watches", () => {
    const waiting = queue(undefined, () => false);
    for (const name of ["one", "two", "three"]) waiting.push(name);
    expect(shown).toEqual(["one", "two", "three"]);
  });
});
