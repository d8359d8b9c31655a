// Dark or light: as the system says until somebody chooses, then as chosen.

const KEY = "playground.theme";
const system = matchMedia("(prefers-color-scheme: light)");
const listeners = new Set();

export function theme() {
  return localStorage.getItem(KEY) ?? (system.matches ? "light" : "dark");
}

export function toggleTheme() {
  localStorage.setItem(KEY, theme() === "dark" ? "light" : "dark");
  apply();
}

export function onTheme(listener) {
  listeners.add(listener);
}

function apply() {
  document.documentElement.dataset.theme = theme();
  for (const listener of listeners) listener(theme());
}

system.addEventListener("change", apply);
addEventListener("storage", (event) => event.key === KEY && apply());
apply();
