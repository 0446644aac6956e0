import { describe, expect, it } from "vitest";

import { ago, lasting } from "./dates";

describe("ago", () => {
  it("calls anything within a minute now", () => {
    expect(ago(1000, 1030, "en")).toBe("now");
  });
  it("counts in the largest unit that has passed", () => {
    expect(ago(0, 3 * 60 + 20, "en")).toBe("3 minutes ago");
    expect(ago(0, 26 * 3600, "en")).toBe("yesterday");
    expect(ago(0, 15 * 24 * 3600, "en")).toBe("2 weeks ago");
  });
  it("speaks the reader's language, with its plurals", () => {
    expect(ago(0, 5 * 60, "pl")).toBe("5 minut temu");
    expect(ago(0, 2 * 60, "ru")).toBe("2 минуты назад");
  });
  it("does not tell the future when clocks differ", () => {
    expect(ago(2000, 1000, "en")).toBe("now");
  });
});

describe("lasting", () => {
  it("uses the largest unit that fits", () => {
    expect(lasting(30, "en")).toBe("30 seconds");
    expect(lasting(120, "en")).toBe("2 minutes");
    expect(lasting(3 * 24 * 3600, "pl")).toBe("3 dni");
  });
});
