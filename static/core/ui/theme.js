/** Light, dark, or as the system has it. A choice that equals the system's is forgotten, so that
 * the page follows the evening again. */

const system = matchMedia("(prefers-color-scheme: dark)");
const ofSystem = () => (system.matches ? "dark" : "light");

export const currentTheme = () => document.documentElement.dataset.theme;

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === ofSystem()) localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Storage is refused: it holds for this page only.
  }
}

function chosen() {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
}

system.addEventListener("change", () => {
  if (!chosen()) document.documentElement.dataset.theme = ofSystem();
});

document.addEventListener("click", (event) => {
  if (/** @type {Element} */ (event.target).closest?.("[data-toggle-theme]")) {
    setTheme(currentTheme() === "dark" ? "light" : "dark");
  }
});
