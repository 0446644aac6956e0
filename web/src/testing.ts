/** What jsdom lacks. */

Element.prototype.animate ??= () =>
  ({ finished: Promise.resolve(), cancel() {} }) as unknown as Animation;
window.matchMedia ??= (query) => ({ matches: false, media: query }) as MediaQueryList;
