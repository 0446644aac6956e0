import { beforeEach, describe, expect, it } from "vitest";

import { shortcut } from "./keys";
import { settings } from "./settings.svelte";

function press(markup: string, key: string, held: KeyboardEventInit = {}): string | null {
  document.body.innerHTML = markup;
  let found: string | null = null;
  const listen = (event: KeyboardEvent): void => {
    found = shortcut(event);
  };
  addEventListener("keydown", listen);
  const target = document.querySelector("#here") ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...held }));
  removeEventListener("keydown", listen);
  return found;
}

beforeEach(() => settings.change({ shortcuts: true }));

describe("a single key", () => {
  it("works on the page and on its buttons", () => {
    expect(press("", "U")).toBe("u");
    expect(press("<button id=here></button>", "1")).toBe("1");
  });

  it.each([
    "<input id=here>",
    "<textarea id=here></textarea>",
    "<dialog open><i id=here></i></dialog>",
  ])("is left alone in %s", (markup) => {
    expect(press(markup, "1")).toBeNull();
  });

  it("is left to the browser together with another", () => {
    expect(press("", "c", { ctrlKey: true })).toBeNull();
    expect(press("", "Enter")).toBeNull();
  });

  it("can be turned off", () => {
    settings.change({ shortcuts: false });
    expect(press("", "1")).toBeNull();
  });
});
