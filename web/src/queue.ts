/** Things that happen faster than eyes follow are shown one after another.
 *
 *  Whatever is pushed is shown in order, at least a moment apart, but never later than `LATEST` after
 *  it came: the more waits, the shorter the moments. Nothing ever waits for somebody's own doing. */

export const MOMENT = 420; // milliseconds between one thing and the next
export const LATEST = 1200; // milliseconds

interface Waiting<T> {
  item: T;
  due: number;
}

export class Queue<T> {
  #waiting: Waiting<T>[] = [];
  #shownAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (item: T) => void,
    /** Does this take its moment, or come along with what was before it? */
    readonly takesTime: (item: T) => boolean = () => true,
    /** Is anybody watching things move? */
    readonly isUnhurried: () => boolean = () => true,
  ) {}

  get length(): number {
    return this.#waiting.length;
  }

  push(item: T): void {
    this.#waiting.push({ item, due: performance.now() + LATEST });
    if (this.isUnhurried()) this.#goOn();
    else this.flush();
  }

  /** Show all that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) this.#showNext();
  }

  /** Show all that waits, and what comes next at once: it is somebody's own doing. */
  hurry(): void {
    this.flush();
    this.#shownAt = -Infinity;
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#shownAt = -Infinity;
  }

  #goOn(): void {
    if (this.#timer !== undefined) return;
    while (this.#waiting.length > 0) {
      const pause = this.#pause();
      if (pause > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#showNext();
          this.#goOn();
        }, pause);
        return;
      }
      this.#showNext();
    }
  }

  /** Milliseconds until the next may be shown, so that the last will not be late. */
  #pause(): number {
    if (!this.takesTime(this.#waiting[0]!.item)) return 0;
    const now = performance.now();
    const left = this.#waiting.at(-1)!.due - now;
    const moments = this.#waiting.filter(({ item }) => this.takesTime(item)).length;
    return Math.min(this.#shownAt + MOMENT - now, Math.max(0, left) / moments);
  }

  #showNext(): void {
    const { item } = this.#waiting.shift()!;
    if (this.takesTime(item)) this.#shownAt = performance.now();
    this.show(item);
  }
}
