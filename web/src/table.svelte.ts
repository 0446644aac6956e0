/** A table as this browser knows it: kept up to date over one socket, told what is legal. */

import { SvelteMap } from "svelte/reactivity";

import { Refused } from "./api";
import { Line, type Request, type Status } from "./line.svelte";
import type {
  AdvisedOption,
  ChatLine,
  Choice,
  FromServer,
  Happening,
  LogLine,
  Position,
  Previewed,
  Reacted,
  Refusal,
  Reviewed,
  Sight,
  TableInfo,
} from "./protocol";
import { settings } from "./settings.svelte";
import { type Direction, type Scene, Stage } from "./stage.svelte";

/** A line of the log, with all that happened in one text. */
export type ToldLine = LogLine & { text: string };

/** What one seat, or a spectator (null), sees: the latest view, and the whole log. */
export type Seen = Omit<Sight, "log"> & { log: ToldLine[] };

/** How something that happened is shown, after the scene before it; null: only the log tells. */
export type Director = (
  happening: Happening,
  line: LogLine,
  seen: Seen,
  previous: Scene | null,
) => Direction | null;

/** After a new question is shown, this long nothing is taken for its answer: a second click that
 *  was meant for what was there before decides nothing unseen. */
export const SETTLING = 350; // milliseconds

export type Emote = Reacted["emote"];
/** All of them, in the order in which they are offered: tsc counts them. */
const OFFERED: Record<Emote, true> = {
  "thumbs-up": true,
  bow: true,
  laugh: true,
  think: true,
  sorry: true,
  "well-played": true,
};
export const EMOTES = Object.keys(OFFERED) as Emote[];
const MOST_REACTIONS = 3;
const GESTURE = 5000; // milliseconds that one is shown

/** Somebody who leads through a game: what may be played now, and what was. */
export interface Guide {
  /** The one action that is asked for; null: now it is time to listen. */
  readonly wanted: string | null;
  /** A sentence that says why not now, or null. */
  objection(action: string): string | null;
  played(): void;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Omit<Position, "sights"> | null>(null);
  sights = $state.raw<Seen[]>([]);
  chat = $state<ChatLine[]>([]);
  /** The last few gestures: nobody keeps them. */
  reactions = $state.raw<Reacted[]>([]);
  /** What is being gestured at each seat. */
  readonly gestures = new SvelteMap<number, Emote>();
  /** The last thing refused, until something else happens. */
  refusal = $state.raw<Refusal | null>(null);
  /** Which of my seats is shown; on one device that changes from decision to decision. */
  seat = $state<number | null>(null);
  /** Is an answer to a decision under way? Then nothing else is offered. */
  isBusy = $state(false);
  /** Has the question only just been shown? */
  isSettling = $state(false);
  advice = new SvelteMap<string, AdvisedOption>();
  /** What this device decided by itself, by its place in the log: whoever sits here may read it. */
  notes = new SvelteMap<number, string>();
  outlook = $state("");
  isAdvising = $state(false);
  /** The action that is pointed at, on the board or in the list: both show it. */
  pointed = $state<string | null>(null);
  /** What a line of the log names, while it is pointed at: words to be found on the board. */
  lit = $state.raw<readonly string[]>([]);
  /** When the shown position came, by this device's clock: clocks go on from there. */
  shownAt = $state(0);

  /** The seat that is always shown, whoever decides: a lesson is seen from one side. */
  readonly stayAt: number | null;
  guide = $state.raw<Guide | null>(null);

  /** For spectators: the link by which they look on. */
  readonly watch: string | null;

  readonly stage: Stage<Position>;
  /** The game's own way of showing what happens; without one only the log tells. */
  director: Director | null = null;

  readonly #line: Line;
  readonly #fading = new Map<number, ReturnType<typeof setTimeout>>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #settled: number | undefined; // the position that was
  #onChange: (() => void)[] = [];
  #onMove: (() => void)[] = [];

  constructor(address: string, stayAt: number | null = null) {
    this.stayAt = stayAt;
    this.watch = /^\/api\/watch\/([^/]+)/.exec(address)?.[1] ?? null;
    this.#line = new Line(
      () => `${address}?language=${settings.language}&since=${this.#number}`,
      (message) => this.#hear(message),
    );
    this.stage = new Stage(
      (message) => this.#show(message),
      () => (document.hidden ? "at-once" : settings.pace),
      () => this.#settle(),
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
    return this.position?.outcome != null;
  }
  /** Is the seat that is shown asked? A bot that plays for me is asked in my place. */
  get isAsked(): boolean {
    const seat = this.seen?.seat;
    if (seat == null || seat !== this.position?.actor || this.isOver) return false;
    return this.info?.seats[seat]?.bot == null;
  }
  /** Is what is offered only to be looked at, for the moment? */
  get isHeld(): boolean {
    return this.isBusy || this.isSettling || this.stage.isPlaying;
  }
  get choices(): Choice[] {
    return this.isAsked && !this.isHeld ? (this.seen?.choices ?? []) : [];
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
    this.stage.clear();
    this.#line.close();
  }
  /** The same table in another language. */
  translate(): void {
    this.close();
    this.open();
  }
  /** Show at once what still waits to be shown. */
  hurry(): void {
    this.stage.skip();
  }

  // Asking

  async play(action: string): Promise<void> {
    if (this.isHeld) return;
    const sentence = this.guide?.objection(action) ?? null;
    if (sentence !== null) this.refusal = { code: "not-now", sentence };
    else if (this.seat !== null && (await this.playAs(this.seat, action))) this.guide?.played();
  }

  /** For any seat of mine. True when it is played and its position is shown. */
  async playAs(seat: number, action: string): Promise<boolean> {
    const { position } = this;
    if (!position || this.isHeld) return false;
    this.isBusy = true; // until the next position: old choices must not come back
    this.refusal = null;
    const answer = await this.#ask({ kind: "play", seat, version: position.version, action });
    this.pointed = null;
    if (answer.kind !== "done") {
      this.isBusy = false;
      return false;
    }
    if (this.position === position) await new Promise<void>((moved) => this.#onMove.push(moved));
    return true;
  }

  /** Take back what I decided last, at whichever of my seats. */
  async undo(): Promise<void> {
    this.stage.skip();
    const decided = this.seen?.log.findLast(
      ({ who }) => typeof who === "number" && this.mine.includes(who),
    );
    const seat = (decided?.who as number | undefined) ?? this.mine[0];
    if (seat === undefined || !this.position) return;
    await this.#ask({ kind: "undo", seat, version: this.position.version });
  }

  async answer(agrees: boolean): Promise<void> {
    await this.#ask({ kind: "answer", agrees });
  }

  /** True if it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.#ask({ kind: "say", text })).kind === "done";
  }

  async react(emote: Emote): Promise<void> {
    await this.#ask({ kind: "react", emote });
  }

  /** Why may this not be played? Shows the refusal; true if it may. */
  async why(verb: string, ...names: string[]): Promise<boolean> {
    const answer = await this.#ask({ kind: "why", verb, names, seat: this.seat });
    return answer.kind === "allowed";
  }

  async advise(): Promise<void> {
    const { seat, position } = this;
    if (seat === null || !position || this.isAdvising || this.advice.size > 0) return;
    this.isAdvising = true;
    try {
      const answer = await this.#ask({ kind: "advise", seat, version: position.version });
      if (answer.kind !== "advised" || this.position !== position) return;
      for (const option of answer.options) this.advice.set(option.action, option);
      this.outlook = answer.outlook;
    } finally {
      this.isAdvising = false;
    }
  }

  /** What I would see and could do after an action; null where the game does not tell. */
  async preview(action: string): Promise<Previewed | null> {
    if (this.seat === null) return null;
    const answer = await this.#line.ask({ kind: "preview", seat: this.seat, action });
    return answer.kind === "previewed" ? answer : null;
  }

  async review(progress: (done: number, of: number) => void): Promise<Reviewed> {
    const answer = await this.#line.ask({ kind: "review" }, (news) => {
      if (news.kind === "reviewing") progress(news.done, news.of);
    });
    if (answer.kind === "refused") throw new Refused(answer.refusal);
    return answer as Reviewed;
  }

  async #ask(request: Request): Promise<FromServer> {
    const answer = await this.#line.ask(request);
    if (answer.kind === "refused") this.refusal = answer.refusal;
    return answer;
  }

  // Hearing

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "table": // who is there is true at once, whatever is still being told
        this.info = message.table;
        this.#choose();
        break;
      case "position":
        this.stage.push(message);
        break;
      case "chat":
        this.#listen(message.lines);
        break;
      case "reacted":
        this.reactions = [...this.reactions, message].slice(-MOST_REACTIONS);
        this.#gesture(message);
        break;
      case "refused":
        this.refusal = message.refusal;
        break;
    }
  }

  #show(position: Position): Scene[] {
    const known = this.position === null ? Infinity : (this.seen?.log.length ?? 0);
    this.#move(position);
    this.#choose();
    return this.#direct(known);
  }

  #gesture({ seat, emote }: Reacted): void {
    this.gestures.set(seat, emote);
    clearTimeout(this.#fading.get(seat));
    this.#fading.set(
      seat,
      setTimeout(() => this.gestures.delete(seat), GESTURE),
    );
  }

  /** What is to be told of the log after so many lines. */
  #direct(known: number): Scene[] {
    const { seen, director } = this;
    if (!seen || !director) return [];
    const scenes: Scene[] = [];
    for (const line of seen.log.slice(known)) {
      for (const happening of line.happened) {
        const { text } = happening;
        const direction = text && director(happening, line, seen, scenes.at(-1) ?? null);
        if (direction) scenes.push({ ...direction, text, who: line.who, happening });
      }
    }
    return scenes;
  }

  /** A new question is here: in a moment it may be answered. */
  #settle(): void {
    if (this.position?.number === this.#settled) return;
    this.#settled = this.position?.number;
    clearTimeout(this.#settling);
    this.isSettling = true;
    this.#settling = setTimeout(() => (this.isSettling = false), SETTLING);
  }

  #move({ sights, ...position }: Position): void {
    for (const look of this.#onChange) look();
    this.sights = sights.map((sight) => {
      const before = this.sights.find((other) => other.seat === sight.seat)?.log ?? [];
      const news = sight.log.map((line) => ({ ...line, text: textOf(line) }));
      return { ...sight, log: [...before.slice(0, position.log_from), ...news] };
    });
    this.#language = settings.language;
    for (const ply of this.notes.keys()) if (ply >= position.log_from) this.notes.delete(ply);
    if (position.number !== this.position?.number) {
      this.advice.clear();
      this.outlook = "";
      this.pointed = null;
    }
    this.refusal = null;
    this.isBusy = false;
    this.position = position;
    this.shownAt = performance.now();
    for (const moved of this.#onMove.splice(0)) moved();
  }

  /** Show the seat that has to decide, if it is mine; else stay, or sit down at the first. */
  #choose(): void {
    const actor = this.position?.actor ?? null;
    const { mine } = this;
    if (this.stayAt !== null) this.seat = this.stayAt;
    else if (actor !== null && mine.includes(actor)) this.seat = actor;
    else if (this.seat === null || !mine.includes(this.seat)) this.seat = mine[0] ?? null;
  }

  #listen(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat.push(...lines.filter((line) => line.number > last));
  }
}

export function textOf({ happened }: LogLine): string {
  return happened
    .map(({ text }) => text)
    .filter((text) => text !== "")
    .join(" ");
}
