/** Which card is asked what it is: one that is pointed at for a moment, focused by keys, or pressed
 *  for long. */

import type { Attachment } from "svelte/attachments";

export type Whereabouts = "ready" | "used" | "hand" | "elsewhere";

export interface Question {
  hero: number;
  /** Where the card is, which decides what it can do now. */
  is: Whereabouts;
  /** Can the viewer use it at this moment? */
  isOffered?: boolean;
}

const HOVER = 400; // milliseconds: whoever only passes over asks nothing
const LEAVE = 250; // … to reach the answer's link
const PRESS = 450;
const SLIP = 10; // pixels that a pressing finger may slip

export class Asking {
  question = $state.raw<Question | null>(null);
  /** The card that is asked about: the answer stands beside it. */
  anchor: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  ask(question: Question, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.anchor = anchor;
    this.question = question;
  }
  /** The pointer is on the answer. */
  stay(): void {
    clearTimeout(this.#timer);
  }
  leave(): void {
    this.#after(LEAVE, () => this.close());
  }
  close(): void {
    clearTimeout(this.#timer);
    this.question = null;
  }

  /** Makes an element answer. */
  about(question: Question): Attachment<HTMLElement> {
    return (element) => {
      const listening = new AbortController();
      const { signal } = listening;
      let start: { x: number; y: number } | null = null; // of a press
      let isLong = false;
      const on = <Kind extends keyof HTMLElementEventMap>(
        kind: Kind,
        listener: (event: HTMLElementEventMap[Kind]) => void,
      ): void => element.addEventListener(kind, listener, { signal, capture: kind === "click" });

      on("pointerenter", ({ pointerType }) => {
        if (pointerType === "mouse") this.#after(HOVER, () => this.ask(question, element));
      });
      on("pointerleave", ({ pointerType }) => {
        if (pointerType === "mouse") this.leave();
      });
      on("focus", () => {
        if (element.matches(":focus-visible")) this.ask(question, element);
      });
      on("blur", () => this.leave());
      on("pointerdown", ({ pointerType, clientX, clientY }) => {
        isLong = false;
        this.close();
        if (pointerType === "mouse") return;
        start = { x: clientX, y: clientY };
        this.#after(PRESS, () => {
          isLong = true;
          this.ask(question, element);
        });
      });
      on("pointermove", ({ clientX, clientY }) => {
        if (!start || isLong) return;
        if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) clearTimeout(this.#timer);
      });
      for (const kind of ["pointerup", "pointercancel"] as const)
        on(kind, () => {
          if (start && !isLong) clearTimeout(this.#timer);
          start = null;
        });
      on("contextmenu", (event) => {
        if (isLong) event.preventDefault();
      });
      // A long press has asked: what a short one would do must not follow.
      on("click", (event) => {
        if (!isLong) return;
        isLong = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      });
      return () => {
        listening.abort();
        if (this.anchor === element) this.close();
      };
    };
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }
}
