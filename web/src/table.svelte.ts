/** A table as this browser knows it: kept up to date over one socket, told what is legal. */

import { SvelteMap } from "svelte/reactivity";

import type {
  AdvisedOption,
  ChatLine,
  Choice,
  FromClient,
  FromServer,
  LogLine,
  Position,
  Refusal,
  Reviewed,
  Sight,
  TableInfo,
} from "./protocol";
import { settings } from "./settings.svelte";
import { Refused } from "./api";
import { Line, type Request, type Status } from "./line.svelte";

/** What one seat, or a spectator (null), sees: the latest view, and the whole log. */
export type Seen = Omit<Sight, "log"> & { log: LogLine[] };
type Request = FromClient extends infer M
  ? M extends { re?: unknown }
    ? Omit<M, "re">
    : M
  : never;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Omit<Position, "sights"> | null>(null);
  sights = $state.raw<Seen[]>([]);
  chat = $state<ChatLine[]>([]);
  /** The last thing refused, until something else happens. */
  refusal = $state.raw<Refusal | null>(null);
  /** Which of my seats is shown; on one device that changes from decision to decision. */
  seat = $state<number | null>(null);
  /** Is an answer to a decision under way? Then nothing else is offered. */
  isBusy = $state(false);
  advice = new SvelteMap<string, AdvisedOption>();
  outlook = $state("");
  isAdvising = $state(false);
  /** The action that is pointed at, on the board or in the list: both show it. */
  pointed = $state<string | null>(null);

  readonly #line: Line;
  #onChange: (() => void)[] = [];

  constructor(address: string) {
    this.#line = new Line(
      () => `${address}?language=${settings.language}&since=${this.#number}`,
      (message) => this.#hear(message),
    );
  }

  get #number(): number {
    // The log is in one language: whoever changes it needs all of it again.
    return this.#language === settings.language ? (this.position?.number ?? 0) : 0;
  }
  #language = settings.language;

  get status(): Status {
    return this.#line.status;
  }
  get seen(): Seen | null {
    return this.sights.find((sight) => sight.seat === this.seat) ?? this.sights[0] ?? null;
  }
  get mine(): number[] {
    return this.info?.seats.filter((seat) => seat.is_mine).map((seat) => seat.seat) ?? [];
  }
  get isSpectator(): boolean {
    return this.mine.length === 0;
  }
  get isOver(): boolean {
    return this.info?.status === "over";
  }
  /** Is the seat that is shown asked? */
  get isAsked(): boolean {
    return this.seen?.seat != null && this.seen.seat === this.position?.actor && !this.isOver;
  }
  get choices(): Choice[] {
    return this.isAsked && !this.isBusy ? (this.seen?.choices ?? []) : [];
  }

  /** Call before a new position is shown, to see where the pieces lay. */
  beforeChange(look: () => void): () => void {
    this.#onChange.push(look);
    return () => {
      this.#onChange = this.#onChange.filter((other) => other !== look);
    };
  }

  open(): void {
    this.#line.open();
  }
  close(): void {
    this.#line.close();
  }
  /** The same table in another language. */
  async translate(): Promise<void> {
    this.#line.close();
    this.#line.open();
  }

  // Asking

  async play(action: string): Promise<void> {
    const { seat, position } = this;
    if (seat === null || !position || this.isBusy) return;
    this.isBusy = true;
    this.refusal = null;
    try {
      await this.#ask({ kind: "play", seat, ply: position.ply, action });
    } finally {
      this.isBusy = false;
      this.pointed = null;
    }
  }

  async undo(): Promise<void> {
    const seat = this.seat ?? this.mine[0];
    if (seat === undefined || !this.position) return;
    await this.#ask({ kind: "undo", seat, ply: this.position.ply });
  }

  async answer(agrees: boolean): Promise<void> {
    await this.#ask({ kind: "answer", agrees });
  }

  async say(text: string): Promise<void> {
    await this.#ask({ kind: "say", text });
  }

  /** Why may this not be played? Shows the refusal; true if it may. */
  async why(action: string): Promise<boolean> {
    const answer = await this.#ask({ kind: "why", action, seat: this.seat });
    return answer?.kind === "allowed";
  }

  async advise(): Promise<void> {
    const { seat, position } = this;
    if (seat === null || !position || this.isAdvising) return;
    this.isAdvising = true;
    try {
      const answer = await this.#ask({ kind: "advise", seat, ply: position.ply });
      if (answer?.kind !== "advised" || answer.ply !== this.position?.ply) return;
      for (const option of answer.options) this.advice.set(option.action, option);
      this.outlook = answer.outlook;
    } finally {
      this.isAdvising = false;
    }
  }

  /** My view as it would be after an action; null where the game does not tell. */
  async preview(action: string): Promise<Record<string, unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.#line.ask({ kind: "preview", seat: this.seat, action });
    return answer.kind === "previewed" ? answer.view : null;
  }

  async review(progress: (done: number, of: number) => void): Promise<Reviewed> {
    const answer = await this.#line.ask({ kind: "review" }, (news) => {
      if (news.kind === "reviewing") progress(news.done, news.of);
    });
    if (answer.kind === "refused") throw new Refused(answer.refusal);
    return answer as Reviewed;
  }

  async #ask(request: Request): Promise<FromServer | null> {
    const answer = await this.#line.ask(request);
    if (answer.kind === "refused") this.refusal = answer.refusal;
    return answer;
  }

  // Hearing

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "table":
        this.info = message.table;
        this.#choose();
        break;
      case "position":
        this.#move(message);
        break;
      case "chat":
        this.#listen(message.lines);
        break;
      case "refused":
        this.refusal = message.refusal;
        break;
    }
  }

  #move({ sights, ...position }: Position): void {
    for (const look of this.#onChange) look();
    this.sights = sights.map((sight) => {
      const before = this.sights.find((other) => other.seat === sight.seat)?.log ?? [];
      return { ...sight, log: [...before.slice(0, position.log_from), ...sight.log] };
    });
    this.#language = settings.language;
    if (position.ply !== this.position?.ply) {
      this.advice.clear();
      this.outlook = "";
      this.refusal = null;
    }
    this.position = position;
    this.#choose();
  }

  /** Show the seat that has to decide, if it is mine; else stay, or sit down at the first. */
  #choose(): void {
    const actor = this.position?.actor ?? null;
    if (actor !== null && this.mine.includes(actor)) this.seat = actor;
    else if (this.seat === null || !this.mine.includes(this.seat)) this.seat = this.mine[0] ?? null;
  }

  #listen(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat.push(...lines.filter((line) => line.number > last));
  }
}
