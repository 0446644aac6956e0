import { describe, expect, it } from "vitest";

import type { TableSummary } from "../../protocol";
import { finished, running } from "./my-tables";

function table(id: string, changes: Partial<TableSummary>): TableSummary {
  const usual = {
    game: "samurai",
    options: {},
    seats: 2,
    open_seats: 0,
    result: null,
    invite: null,
    watch: null,
  };
  return { id, status: "playing", is_my_turn: false, changed_at: 0, ...usual, ...changes };
}

const tables = [
  table("old", { changed_at: 1 }),
  table("mine", { changed_at: 0, is_my_turn: true }),
  table("over", { status: "over", changed_at: 9 }),
  table("new", { changed_at: 5 }),
  table("waiting", { status: "waiting", changed_at: 3 }),
];

describe("my tables", () => {
  it("show first where it is my turn, then what changed last", () => {
    expect(running(tables).map((table) => table.id)).toEqual(["mine", "new", "waiting", "old"]);
  });
  it("keep finished ones apart", () => {
    expect(finished(tables).map((table) => table.id)).toEqual(["over"]);
  });
});
