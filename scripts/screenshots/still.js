// Chance and time stand still: run before anything else in a page.
(() => {
  let drawn = 0;
  Math.random = () => {
    drawn = (drawn + 0.618033988749895) % 1;
    return drawn;
  };
  const now = Date.UTC(2026, 0, 15, 19, 30);
  const Moving = Date;
  window.Date = class extends Moving {
    constructor(...given) {
      super(...(given.length ? given : [now]));
    }
    static now() {
      return now;
    }
  };
})();
