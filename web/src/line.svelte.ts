/** One socket that comes back by itself, and answers that find their questions. */

import type { FromClient, FromServer } from "./protocol";

export type Status = "opening" | "open" | "lost" | "closed";
/** A message without the reference, which the line adds. */
export type Request = FromClient extends infer M
  ? M extends unknown
    ? Omit<M, "re">
    : never
  : never;

const FIRST_PAUSE = 300; // milliseconds before coming back, doubled each time
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 20_000;
const REFUSED = 4000; // closed for a reason that will not go away

interface Question {
  answered: (answer: FromServer) => void;
  news: (news: FromServer) => void;
}

export class Line {
  status = $state<Status>("opening");
  #socket: WebSocket | null = null;
  #questions = new Map<string, Question>();
  #count = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly address: () => string,
    readonly hear: (message: FromServer) => void,
  ) {}

  open(): void {
    this.status = "opening";
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#dropQuestions();
  }

  /** Ask, and wait for the answer; `news` hears of progress. A broken line answers `refused`. */
  ask(request: Request, news: (news: FromServer) => void = () => {}): Promise<FromServer> {
    const re = String(++this.#count);
    return new Promise((answered) => {
      this.#questions.set(re, { answered, news });
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify({ ...request, re }));
      } else {
        this.#dropQuestions();
      }
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#pause = FIRST_PAUSE;
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => void this.ask({ kind: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  #receive(message: FromServer): void {
    const re = "re" in message ? message.re : null;
    const question = re == null ? undefined : this.#questions.get(re);
    if (!question || re == null) {
      this.hear(message);
    } else if (message.kind === "reviewing") {
      question.news(message);
    } else {
      this.#questions.delete(re);
      question.answered(message);
    }
  }

  #lose(code: number): void {
    clearInterval(this.#heartbeat);
    this.#dropQuestions();
    if (code >= REFUSED) {
      this.status = "closed";
      return;
    }
    this.status = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  #hurry = (): void => {
    if (this.status === "lost" && !document.hidden) this.#connect();
  };

  #dropQuestions(): void {
    const refusal = { code: "line-lost", sentence: "" };
    const dropped = [...this.#questions.values()];
    this.#questions.clear();
    for (const question of dropped) question.answered({ kind: "refused", re: null, refusal });
  }
}
