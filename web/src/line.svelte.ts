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
const HEARTBEAT = 700; // others see by it that I am here
const DOUBT = 1_000; // without an answer so long, the line counts as lost …
const PATIENCE = 6_000; // … and a new one is tried: it can be dead without knowing it
const REFUSED = 4000; // closed for a reason that will not go away
const NO_ANSWER = 1006; // what browsers say of a line that broke

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
  #doubts: ReturnType<typeof setTimeout>[] = []; // while an answer to a heartbeat is waited for

  constructor(
    readonly address: () => string,
    readonly hear: (message: FromServer) => void,
  ) {}

  open(): void {
    this.status = "opening";
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#suspect);
    document.addEventListener("visibilitychange", this.#turn);
    this.#connect();
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#suspect);
    document.removeEventListener("visibilitychange", this.#turn);
    clearTimeout(this.#timer);
    this.#hangUp();
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
    this.#hangUp();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#pause = FIRST_PAUSE;
      this.#ping();
      this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
  }

  /** Leave the socket there is, if any, without hearing from it again. */
  #hangUp(): void {
    clearInterval(this.#heartbeat);
    this.#trust();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#dropQuestions();
  }

  #ping(): void {
    if (this.#doubts.length === 0)
      this.#doubts = [
        setTimeout(this.#suspect, DOUBT),
        setTimeout(() => this.#lose(NO_ANSWER), PATIENCE),
      ];
    void this.ask({ kind: "ping", is_hidden: document.hidden });
  }

  /** Nothing is heard: say so, but keep the line as long as it may still be alive. */
  #suspect = (): void => {
    if (this.status === "open") this.status = "lost";
  };

  /** Whatever is heard shows that the line lives. */
  #trust(): void {
    this.#doubts.forEach(clearTimeout);
    this.#doubts = [];
  }

  #receive(message: FromServer): void {
    this.#trust();
    if (this.status === "lost" && navigator.onLine) this.status = "open";
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
    this.#hangUp();
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

  /** Somebody looks at this page again, or at another: the server hears it at once. */
  #turn = (): void => {
    if (this.status === "open") this.#ping();
    else this.#hurry();
  };

  #dropQuestions(): void {
    const refusal = { code: "line-lost", sentence: "" };
    const dropped = [...this.#questions.values()];
    this.#questions.clear();
    for (const question of dropped) question.answered({ kind: "refused", re: null, refusal });
  }
}
