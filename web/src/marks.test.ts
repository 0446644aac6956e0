import { expect, test } from "vitest";

import { homes, mark } from "./marks";

function table(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}
const isNew = (root: Element, piece: string): boolean =>
  root.querySelector(`[data-piece="${piece}"]`)!.hasAttribute("data-new");

test("what came and what lies elsewhere is marked; what stayed is not", () => {
  const before = homes(
    table(`<i data-place="a"><b data-piece="one"></b><b data-piece="two"></b></i>`),
  );
  const after = table(
    `<i data-place="a"><b data-piece="one"></b></i>
     <i data-place="b"><b data-piece="two"></b><b data-piece="three"></b></i>`,
  );
  mark(after, before);
  expect(["one", "two", "three"].map((piece) => isNew(after, piece))).toEqual([false, true, true]);
});

test("the next decision takes the marks away", () => {
  const root = table(`<b data-piece="one"></b>`);
  mark(root, new Map());
  expect(isNew(root, "one")).toBe(true);
  mark(root, homes(root));
  expect(isNew(root, "one")).toBe(false);
});

test("who has just come sees no marks", () => {
  const root = table(`<b data-piece="one"></b>`);
  mark(root, null);
  expect(isNew(root, "one")).toBe(false);
});
