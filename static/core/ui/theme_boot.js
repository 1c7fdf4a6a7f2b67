// Blocking, in <head>: the theme must be there before the first paint. Without a choice of the
// person's own, the system decides (and may change its mind: see theme.js).
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // Storage is refused: the system's choice it is.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = chosen || (dark ? "dark" : "light");
})();
