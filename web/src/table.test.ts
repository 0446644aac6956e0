import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket, position, seatInfo, sight, tableInfo, told } from "./fakes";
import type { AdvisedOption, TableInfo } from "./protocol";
import { EMOTES, SETTLING, Table } from "./table.svelte";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new Table("/api/tables/t/socket");
  table.open();
  FakeSocket.last.accept();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(changes: Partial<TableInfo> = {}): void {
  FakeSocket.last.tell({ kind: "table", number: 1, table: tableInfo(changes) });
}
function move(...told: Parameters<typeof position>): void {
  FakeSocket.last.tell(position(...told));
  table.hurry();
  vi.advanceTimersByTime(SETTLING);
}
/** Two sit here, and I am asked. */
function start(number: number): void {
  sit();
  move(number);
}
/** Two of three seats are mine, and the second is asked. */
function sitTwice(): void {
  sit({ seats: [seatInfo(0, true), seatInfo(1, true), seatInfo(2, false)] });
  move(1, { actor: 1, sights: [sight(0), sight(1)] });
}
/** Ask the coach, who answers after what happens meanwhile. */
async function advise(meanwhile: () => void = () => {}): Promise<void> {
  const asked = table.advise();
  const re = FakeSocket.last.re("advise");
  meanwhile();
  const answer = { seat: 0, version: 1, options: [option], outlook: "So." };
  FakeSocket.last.tell({ kind: "advised", re, ...answer });
  await asked;
}
function texts(): string[] {
  return table.seen!.log.map(({ text }) => text);
}
const option: AdvisedOption = {
  action: "pass",
  chance: 0.5,
  low: 0.4,
  high: 0.6,
  score: 1,
  why: [],
};

describe("the log of a table", () => {
  beforeEach(() => sit());

  it("goes on where the server says", () => {
    move(1, { sights: [sight(0, "a", "b")] });
    move(2, { log_from: 2, sights: [sight(0, "c")] });
    expect(texts()).toEqual(["a", "b", "c"]);
  });

  it("drops what was taken back", () => {
    move(1, { sights: [sight(0, "a", "b", "c")] });
    move(2, { log_from: 1, sights: [sight(0, "d")] });
    expect(texts()).toEqual(["a", "d"]);
  });

  it("asks only for what is missing when it comes back", () => {
    move(7, { sights: [sight(0, "a")] });
    FakeSocket.last.break();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.address).toContain("since=7");
  });
});

describe("the seat that is shown", () => {
  it("is mine that decides", () => {
    sitTwice();
    expect(table.seat).toBe(1);
    expect(table.isAsked).toBe(true);
  });

  it("stays while others decide", () => {
    sitTwice();
    move(2, { actor: 2, sights: [sight(0), sight(1)] });
    expect(table.seat).toBe(1);
    expect(table.choices).toEqual([]);
  });

  it("is nobody's for spectators", () => {
    sit({ seats: [seatInfo(0, false), seatInfo(1, false)] });
    move(1, { sights: [sight(null, "a")] });
    expect(table.seat).toBeNull();
    expect(table.isSpectator).toBe(true);
    expect(texts()).toEqual(["a"]);
  });

  it("is always the same in a lesson", () => {
    const lesson = new Table("/api/tables/t/socket", 0);
    lesson.open();
    FakeSocket.last.accept();
    sit({ seats: [seatInfo(0, true), seatInfo(1, true)] });
    FakeSocket.last.tell(position(1, { actor: 1, sights: [sight(0), sight(1)] }));
    expect(lesson.seat).toBe(0);
    expect(lesson.isAsked).toBe(false);
    lesson.close();
  });

  it("is not asked while a bot plays for it", () => {
    sit({ seats: [{ ...seatInfo(0, true), bot: "player" }, seatInfo(1, false)] });
    move(1);
    expect(table.isAsked).toBe(false);
  });
});

describe("advice", () => {
  beforeEach(() => start(1));

  it("is shown for the position it was asked for", async () => {
    await advise();
    expect(table.advice.get("pass")).toEqual(option);
    expect(table.outlook).toBe("So.");
  });

  it("that comes too late is dropped", async () => {
    await advise(() => move(2));
    expect(table.advice.size).toBe(0);
    expect(table.outlook).toBe("");
  });

  it("is forgotten with the next position", async () => {
    await advise();
    move(2);
    expect(table.advice.size).toBe(0);
  });
});

describe("playing", () => {
  beforeEach(() => start(5));

  it("names the version it answers, and offers nothing until the next position", async () => {
    const played = table.play("pass");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ kind: "play", seat: 0, version: 5 });
    expect(table.choices).toEqual([]);
    FakeSocket.last.tell({ kind: "done", re: FakeSocket.last.re("play") });
    await Promise.resolve();
    expect(table.isBusy).toBe(true);
    move(6);
    await played;
    expect(table.isBusy).toBe(false);
  });

  it("keeps the refusal until something happens", async () => {
    const played = table.play("fly");
    const re = FakeSocket.last.re("play");
    FakeSocket.last.tell({
      kind: "refused",
      re,
      refusal: { code: "no", sentence: "Nobody flies." },
    });
    await played;
    expect(table.refusal?.sentence).toBe("Nobody flies.");
    expect(table.choices).toHaveLength(1);
    move(6);
    expect(table.refusal).toBeNull();
  });

  it("asks the guide first", async () => {
    table.guide = { wanted: "pass", objection: () => "Not now.", played: () => {} };
    await table.play("pass");
    expect(table.refusal?.sentence).toBe("Not now.");
    expect(FakeSocket.last.asked).toEqual([]);
  });
});

describe("positions that come quickly", () => {
  it("are shown one after another, but who is there is true at once", () => {
    start(1);
    vi.advanceTimersByTime(2000);
    FakeSocket.last.tell(position(2, { actor: 1 }));
    FakeSocket.last.tell(position(3, { actor: 1 }));
    FakeSocket.last.tell({ kind: "table", number: 3, table: tableInfo({ spectators: ["Eve"] }) });
    expect(table.position?.number).toBe(2);
    expect(table.info?.spectators).toEqual(["Eve"]);
    vi.advanceTimersByTime(1200);
    expect(table.position?.number).toBe(3);
  });
});

describe("what happens", () => {
  /** Others did something of which two things are told. */
  function happens(): void {
    start(1);
    table.director = () => ({ weight: "plain" });
    const log = [
      { who: 1, action: "a", verb: "a", names: [], happened: [told("One."), told("Two.")] },
    ];
    FakeSocket.last.tell(position(2, { sights: [{ ...sight(0), log }] }));
  }

  it("is told one thing after another, and only then is anything asked", () => {
    happens();
    expect(table.stage.scene?.text).toBe("One.");
    expect(table.choices).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(table.stage.scene?.text).toBe("Two.");
    vi.advanceTimersByTime(2000);
    expect(table.stage.scene).toBeNull();
    vi.advanceTimersByTime(SETTLING);
    expect(table.choices).toHaveLength(1);
  });

  it("waits while it is paused, and goes on step by step", () => {
    happens();
    table.stage.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(table.stage.scene?.text).toBe("One.");
    table.stage.step();
    expect(table.stage.scene?.text).toBe("Two.");
    table.stage.pause(false);
    vi.advanceTimersByTime(2000);
    expect(table.stage.isPlaying).toBe(false);
  });

  it("can be skipped, but a click that follows at once decides nothing", () => {
    happens();
    table.hurry();
    expect(table.stage.isPlaying).toBe(false);
    void table.play("pass");
    expect(FakeSocket.last.asked).toEqual([]);
    vi.advanceTimersByTime(SETTLING);
    void table.play("pass");
    expect(FakeSocket.last.asked).toMatchObject([{ kind: "play", version: 2 }]);
  });
});

describe("talk", () => {
  it("is heard once, however often it is sent", () => {
    const line = { number: 3, seat: 0, name: "Ada", text: "Hello", at: 0 };
    FakeSocket.last.tell({ kind: "chat", number: 3, lines: [line] });
    FakeSocket.last.tell({ kind: "chat", number: 4, lines: [line, { ...line, number: 4 }] });
    expect(table.chat.map(({ number }) => number)).toEqual([3, 4]);
  });

  it("shows the last few gestures", () => {
    const ada = { kind: "reacted", seat: 1, name: "Ada" } as const;
    for (const emote of EMOTES) FakeSocket.last.tell({ ...ada, emote });
    expect(table.reactions.map(({ emote }) => emote)).toEqual(EMOTES.slice(-3));
  });
  it("shows a gesture at its seat, for a moment", () => {
    FakeSocket.last.tell({ kind: "reacted", seat: 1, name: "Ada", emote: "bow" });
    expect([...table.gestures]).toEqual([[1, "bow"]]);
    vi.advanceTimersByTime(5000);
    expect(table.gestures.size).toBe(0);
    void table.react("bow");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ kind: "react", emote: "bow" });
  });
});
