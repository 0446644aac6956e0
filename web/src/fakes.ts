/** For tests: a socket that says what the test wants, and a table to talk about. */

import type { FromServer, Happening, Position, SeatInfo, Sight, TableInfo } from "./protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }

  // What the other side does
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** What was sent, but for signs of life. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["kind"] !== "ping");
  }
  /** The reference of the last question of that kind. */
  re(kind: string): string {
    return this.sent.findLast((message) => message["kind"] === kind)!["re"] as string;
  }
}

export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "samurai",
    is_cooperative: false,
    options: {},
    status: "playing",
    seats: [seatInfo(0, true), seatInfo(1, false)],
    commitment: "",
    secret: null,
    invite: null,
    watch: null,
    lobby: false,
    clock: null,
    coach: true,
    lesson: false,
    proposal: null,
    declined: null,
    rematch: null,
    rematch_by: "",
    spectators: [],
    ...changes,
  };
}

export function seatInfo(seat: number, isMine: boolean): SeatInfo {
  return { seat, name: "Ada", bot: null, is_open: false, is_mine: isMine, is_present: true };
}

export function position(number: number, changes: Partial<Position> = {}): Position {
  return {
    kind: "position",
    number,
    version: number,
    actor: 0,
    log_from: 0,
    sights: [sight(0)],
    ...changes,
  };
}

export function sight(seat: number | null, ...actions: string[]): Sight {
  return {
    seat,
    view: {},
    asked: "",
    choices: [{ action: "pass", verb: "pass", names: [], text: "pass" }],
    log: actions.map((action) => ({
      who: 1,
      action,
      verb: action,
      names: [],
      happened: [told(action)],
    })),
  };
}

export function told(text: string, event = "told"): Happening {
  return { event, details: {}, text };
}
