import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket } from "./fakes";
import { Line } from "./line.svelte";
import type { FromServer } from "./protocol";

let heard: FromServer[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard = [];
  line = new Line(
    () => "/api/tables/t/socket",
    (message) => heard.push(message),
  );
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  it("gives every question its own answer", async () => {
    FakeSocket.last.accept();
    const first = line.ask({ kind: "say", text: "one" });
    const firstRe = FakeSocket.last.re("say");
    const second = line.ask({ kind: "say", text: "two" });
    FakeSocket.last.tell({ kind: "done", re: FakeSocket.last.re("say") });
    FakeSocket.last.tell({ kind: "allowed", re: firstRe });
    expect((await second).kind).toBe("done");
    expect((await first).kind).toBe("allowed");
    expect(heard).toEqual([]);
  });

  it("tells whatever answers nobody", () => {
    FakeSocket.last.accept();
    FakeSocket.last.tell({ kind: "chat", number: 1, lines: [] });
    expect(heard.map(({ kind }) => kind)).toEqual(["chat"]);
  });

  it("hears of progress before the answer", async () => {
    FakeSocket.last.accept();
    const news: FromServer[] = [];
    const answer = line.ask({ kind: "review" }, (message) => news.push(message));
    const re = FakeSocket.last.re("review");
    FakeSocket.last.tell({ kind: "reviewing", re, done: 1, of: 2 });
    FakeSocket.last.tell({ kind: "reviewed", re, turns: [], remarks: [] });
    expect((await answer).kind).toBe("reviewed");
    expect(news.map(({ kind }) => kind)).toEqual(["reviewing"]);
  });

  it("refuses what is asked while it is down, and what was waiting when it broke", async () => {
    const early = await line.ask({ kind: "ping" });
    FakeSocket.last.accept();
    const waiting = line.ask({ kind: "say", text: "hello" });
    FakeSocket.last.break();
    for (const answer of [early, await waiting])
      expect(answer).toMatchObject({ kind: "refused", refusal: { code: "line-lost" } });
  });

  it("comes back by itself, later each time, and is open again", () => {
    FakeSocket.last.accept();
    FakeSocket.last.break();
    expect(line.status).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.break();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.accept();
    expect(line.status).toBe("open");
  });

  it("does not wait any longer when the network is back", () => {
    FakeSocket.last.accept();
    FakeSocket.last.break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed when it was turned away", () => {
    FakeSocket.last.break(4403);
    vi.advanceTimersByTime(60_000);
    expect(line.status).toBe("closed");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says within two seconds that nothing is heard, and a new one is tried if that stays so", async () => {
    FakeSocket.last.accept();
    FakeSocket.last.tell({ kind: "pong", re: FakeSocket.last.re("ping") });
    await vi.advanceTimersByTimeAsync(600);
    expect(line.status).toBe("open");
    await vi.advanceTimersByTimeAsync(1400);
    expect(line.status).toBe("lost");
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("keeps what was asked while the answer is only late", async () => {
    FakeSocket.last.accept();
    const answer = line.ask({ kind: "say", text: "hello" });
    const re = FakeSocket.last.re("say");
    await vi.advanceTimersByTimeAsync(3000);
    expect(line.status).toBe("lost");
    FakeSocket.last.tell({ kind: "done", re });
    expect(line.status).toBe("open");
    expect((await answer).kind).toBe("done");
  });

  it("knows at once that the device is offline", () => {
    FakeSocket.last.accept();
    dispatchEvent(new Event("offline"));
    expect(line.status).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tells the server at once when somebody turns to another page", () => {
    FakeSocket.last.accept();
    const before = FakeSocket.last.sent.length;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent.slice(before)).toMatchObject([{ kind: "ping", is_hidden: false }]);
  });

  it("says nothing more after it was closed", () => {
    FakeSocket.last.accept();
    const socket = FakeSocket.last;
    line.close();
    socket.tell({ kind: "chat", number: 1, lines: [] });
    expect(heard).toEqual([]);
    expect(line.status).toBe("closed");
  });
});
