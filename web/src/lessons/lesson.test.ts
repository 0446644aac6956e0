import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../settings.svelte";
import type { Guide, Table } from "../table.svelte";
import { learn } from "../words.svelte";
import { Lesson } from "./lesson.svelte";
import type { Script } from "./script";

const SCRIPT: Script = {
  options: {},
  seat: 0,
  steps: [
    { kind: "say", text: "first", at: ["village"] },
    { kind: "do", text: "second", action: "lay:rice-2@L15", at: ["L15"] },
    {
      kind: "play",
      text: "third",
      actions: [
        [1, "fight"],
        [2, "pass"],
      ],
    },
    { kind: "say", text: "last" },
  ],
};

/** As much of a table as a lesson needs. */
class FakeTable {
  lit: readonly string[] = [];
  guide: Guide | null = null;
  played: [number, string][] = [];
  isRefusing = false;
  isHeld = false;
  async playAs(seat: number, action: string): Promise<boolean> {
    if (this.isRefusing) return false;
    this.played.push([seat, action]);
    return true;
  }
}

let table: FakeTable;
let lesson: Lesson;

beforeEach(async () => {
  settings.change({ language: "en", motion: false });
  await learn("web", "web-lessons");
  table = new FakeTable();
  lesson = new Lesson(SCRIPT, table as unknown as Table);
});

describe("a lesson", () => {
  it("begins with its first step and lights up what it speaks of", () => {
    expect(lesson.step.text).toBe("first");
    expect(table.lit).toEqual(["village"]);
    expect(table.guide).toBe(lesson);
  });

  it("lets nothing be played while it speaks", () => {
    expect(lesson.wanted).toBeNull();
    expect(lesson.objection("lay:rice-2@L15")).toContain("Next");
  });

  it("asks for one action and answers any other with a gentle sentence", () => {
    lesson.next();
    expect(lesson.wanted).toBe("lay:rice-2@L15");
    expect(table.lit).toContain("L15");
    expect(lesson.objection("pass")).toContain("Good idea");
    expect(lesson.objection("lay:rice-2@L15")).toBeNull();
  });

  it("plays for the others in order, and goes on only when they are done", async () => {
    lesson.next();
    lesson.played();
    expect(lesson.isPlaying).toBe(true);
    expect(lesson.objection("pass")).not.toContain("Next");
    lesson.next();
    expect(lesson.step.text).toBe("third");
    await vi.waitFor(() => expect(lesson.isPlaying).toBe(false));
    expect(table.played).toEqual([
      [1, "fight"],
      [2, "pass"],
    ]);
    lesson.next();
    expect(lesson.isLast).toBe(true);
  });

  it("waits until all has been told before it plays", async () => {
    table.isHeld = true;
    lesson.next();
    lesson.played();
    await vi.waitFor(() => expect(lesson.isPlaying).toBe(true));
    expect(table.played).toEqual([]);
    table.isHeld = false;
    await vi.waitFor(() => expect(table.played).toHaveLength(2));
  });

  it("stops playing where the table refuses", async () => {
    table.isRefusing = true;
    lesson.next();
    lesson.played();
    await vi.waitFor(() => expect(lesson.isPlaying).toBe(false));
    expect(table.played).toEqual([]);
  });

  it("stays at its last step", async () => {
    lesson.next();
    lesson.played();
    await vi.waitFor(() => expect(lesson.isPlaying).toBe(false));
    lesson.next();
    lesson.next();
    expect(lesson.step.text).toBe("last");
    expect(lesson.objection("pass")).not.toContain("Next");
  });
});
