import { describe, expect, test, vi } from "vitest";

import type { Table } from "../../table.svelte";
import type { Decision } from "./decision";
import { choiceOf } from "./example";
import { Picking } from "./picking.svelte";

function picking(step: string, ...actions: string[]) {
  const table = { play: vi.fn(), why: vi.fn() };
  const decision: Decision = { step, seat: 0, card: null };
  const choices = actions.map(choiceOf);
  const picking = new Picking(
    () => table as unknown as Table,
    () => choices,
    () => decision,
    () => "daisuke",
  );
  return { table, picking };
}

describe("choosing a samurai", () => {
  test("plays the answer that names it", async () => {
    const { table, picking: picks } = picking("action", "fight", "support kanbei");
    await picks.pick("kanbei");
    expect(table.play).toHaveBeenCalledWith("support kanbei");
  });

  test("asks why, where it is not among the answers", async () => {
    const { table, picking: picks } = picking("action", "fight", "pass");
    await picks.pick("kanbei");
    expect(table.play).not.toHaveBeenCalled();
    expect(table.why).toHaveBeenCalledWith("support", "kanbei");
  });

  test("is not offered on one's own board for support", () => {
    const { picking: picks } = picking("action", "support kanbei");
    expect(picks.canTry("daisuke")).toBe(false);
    expect(picks.canTry("kanbei")).toBe(true);
  });
});

describe("choosing two samurai", () => {
  const pairs = ["give kyuzo kanbei", "give daisuke kanbei"];

  test("takes first the giver, then the receiver", async () => {
    const { table, picking: picks } = picking("kiai-give", ...pairs);
    expect(picks.isOpen("kanbei")).toBe(false);
    await picks.pick("kyuzo");
    expect(table.play).not.toHaveBeenCalled();
    expect(picks.isOpen("kanbei")).toBe(true);
    await picks.pick("kanbei");
    expect(table.play).toHaveBeenCalledWith("give kyuzo kanbei");
  });

  test("takes the giver back when chosen again", async () => {
    const { picking: picks } = picking("kiai-give", ...pairs);
    await picks.pick("kyuzo");
    await picks.pick("kyuzo");
    expect(picks.giver).toBeNull();
  });

  test("asks why, where somebody has nothing to give", async () => {
    const { table, picking: picks } = picking("kiai-give", ...pairs);
    await picks.pick("kanbei");
    expect(table.why).toHaveBeenCalledWith("give", "kanbei", "kyuzo");
  });
});
