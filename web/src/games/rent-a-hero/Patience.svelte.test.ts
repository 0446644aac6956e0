import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../settings.svelte";
import type { Seen, Table } from "../../table.svelte";
import { learn } from "../../words.svelte";
import Patience from "./Patience.svelte";

const REACTION = [
  { action: "power:2", verb: "power", names: ["2"], happened: [], text: "" },
  { action: "wait", verb: "wait", names: [], happened: [], text: "" },
];

/** A table as far as patience asks for it. */
class Stage {
  choices = $state(REACTION);
  position = $state({ version: 10 });
  mine = $state([0]);
  pointed = $state<string | null>(null);
  seen = $state.raw(sight("hold", 1));
  stayAt = null;
  isAdvising = false;
  advice = new Map();
  notes = new Map<number, string>();
  playAs = vi.fn(async () => true);

  ask(version: number, moment: string, turn: number): void {
    this.position = { version };
    this.seen = sight(moment, turn);
    flushSync();
  }
}

const LINE = {
  who: "chance",
  action: "turn:1",
  verb: "turn",
  names: ["1"],
  happened: [],
  text: "",
};

function sight(moment: string, turn: number): Seen {
  const log = Array.from({ length: turn }, () => LINE);
  return { seat: 0, asked: "", choices: [], log, view: { moment, reactor: 0 } };
}

let stage: Stage;
let mounted: ReturnType<typeof mount>;

beforeAll(async () => {
  settings.change({ language: "en" });
  await learn("rent-a-hero/web");
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ waitAfter: 10 });
  stage = new Stage();
  const props = {
    get table(): Table {
      return stage as unknown as Table;
    },
    get seen(): Seen {
      return stage.seen;
    },
  };
  mounted = mount(Patience, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(mounted);
  vi.useRealTimers();
});

function pass(seconds: number): void {
  vi.advanceTimersByTime(1000 * seconds);
  flushSync();
}

test("after the chosen seconds nothing is used, once", () => {
  pass(9.5);
  expect(stage.playAs).not.toHaveBeenCalled();
  pass(3);
  expect(stage.playAs.mock.calls).toEqual([[0, "wait"]]);
});

test("every question has a stick of its own", () => {
  pass(6);
  stage.ask(11, "hold", 1);
  pass(6);
  expect(stage.playAs).not.toHaveBeenCalled();
});

test("the stick does not burn while a power is looked at", () => {
  stage.pointed = "power:2";
  pass(60);
  expect(stage.playAs).not.toHaveBeenCalled();
  stage.pointed = null;
  pass(11);
  expect(stage.playAs).toHaveBeenCalledTimes(1);
});

test("with no patience chosen it waits for ever", () => {
  settings.change({ waitAfter: 0 });
  flushSync();
  pass(600);
  expect(stage.playAs).not.toHaveBeenCalled();
});

test("whoever wants no more questions this turn is asked again in the next", () => {
  document.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  flushSync();
  expect(stage.playAs).toHaveBeenCalledTimes(1);
  stage.ask(11, "hold", 1);
  expect(stage.playAs).toHaveBeenCalledTimes(2);
  stage.ask(12, "send", 2);
  pass(1);
  expect(stage.playAs).toHaveBeenCalledTimes(2);
});

test("what would lose a pair is asked even then", () => {
  document.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  flushSync();
  stage.ask(11, "lose", 1);
  pass(60);
  expect(stage.playAs).toHaveBeenCalledTimes(1);
});

test("with several of my seats on this device everything is asked", () => {
  stage.mine = [0, 1];
  flushSync();
  pass(60);
  expect(stage.playAs).not.toHaveBeenCalled();
  expect(document.querySelector("input[type=checkbox]")).toBeNull();
});

test("what it did is told and written into the log, until I decide again", async () => {
  pass(11);
  await vi.waitFor(() => expect([...stage.notes]).toEqual([[1, expect.stringContaining("you")]]));
  flushSync();
  expect(document.querySelector("[role=status]")!.textContent).toBe("Waited for you");
  const mine = { ...LINE, who: 0, verb: "pass", names: [] };
  stage.seen = { ...stage.seen, log: [LINE, { ...LINE, who: 0 }, mine] };
  flushSync();
  expect(document.querySelector("[role=status]")!.textContent).toBe("");
});

test("whoever moves is still there: the stick is whole again", () => {
  for (let turn = 0; turn < 10; turn++) {
    pass(6);
    window.dispatchEvent(new Event("pointermove"));
  }
  expect(stage.playAs).not.toHaveBeenCalled();
});
